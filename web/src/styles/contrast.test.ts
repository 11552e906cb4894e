import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Hole: a text cannot be read on one of the felts, or in one of the decks or themes. axe-core
// measures no contrast on a felt, because its pattern is a picture.

type Tokens = Record<string, string>

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const rules = [
  ...`${read('tokens.css')}${read('base.css')}`
    .replace(/@(media|import|font-face)[^{;]*(;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
].map(([, selectors, body]) => ({
  selectors: selectors!.split(',').map((one) => one.trim()),
  tokens: Object.fromEntries(
    [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  ) as Tokens,
}))

/** Returns the tokens that apply to an element, given the selectors that match it. */
function tokens(matching: readonly string[]): (name: string) => string {
  const found: Tokens = {}
  for (const { selectors, tokens } of rules)
    if (selectors.some((one) => matching.includes(one))) Object.assign(found, tokens)
  return function value(name: string): string {
    const set = found[name] ?? ''
    return set.startsWith('var(') ? value(set.slice(4, -1)) : set
  }
}

function light(colour: string): number {
  const [r, g, b] = colour
    .match(/[\da-f]{2}/gi)!
    .map((part) => parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

const ON_FELT = ['--on-felt', '--on-felt-soft', '--on-felt-brass', '--sign-D', '--sign-H']
const FELT = ['--felt', '--felt-deep', '--felt-edge']
const SIGNS = ['--sign-C', '--sign-D', '--sign-H']

describe.each(['light', 'dark'])('in the theme %s', (theme) => {
  const root = [
    ':root',
    ...(theme === 'dark' ? ["[data-theme='dark']", ":root[data-theme='dark']"] : []),
  ]

  describe.each(['two', 'four'])('with %s colours', (deck) => {
    const chosen = [...root, `[data-deck='${deck}']`, `:root[data-deck='${deck}']`]
    const within = (...places: string[]) => [
      ...chosen,
      ...places.flatMap((place) => [place, `[data-deck='${deck}'] ${place}`]),
    ]

    it.each(['green', 'ink', 'claret'])('text can be read on the felt %s', (felt) => {
      const of = tokens([
        ...within('.on-felt'),
        `[data-felt='${felt}']`,
        `[data-theme='${theme}'] [data-felt='${felt}']`,
      ])
      for (const ground of FELT)
        for (const ink of deck === 'four' ? [...ON_FELT, '--sign-C'] : ON_FELT)
          expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    })

    it.each([
      ['panels', [], '--panel'],
      ['buttons on the felt', ['.on-felt', '.on-felt .button'], '--ivory'],
      ['the prompt', ['.on-felt', '.on-felt .slip'], '--ivory'],
      ['panels on the felt', ['.on-felt', '.on-felt .paper'], '--panel'],
      ['main buttons', ['.on-felt', '.on-felt .button', '.on-felt .button.main'], '--button'],
    ])('suits can be read on %s', (_, places, ground) => {
      const of = tokens(within(...places))
      for (const ink of SIGNS.filter((one) => /^#/.test(of(one))))
        expect(contrast(of(ink), of(ground)), ink).toBeGreaterThanOrEqual(4.5)
      expect(of('--sign-D')).toMatch(/^#/)
    })

    it('cards can be read, also while they cannot be played', () => {
      const of = tokens(chosen)
      for (const ground of ['--ivory', '--ivory-dim'])
        for (const suit of 'CDHS')
          expect(contrast(of(`--suit-${suit}`), of(ground)), suit).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--card-ink'), of('--button'))).toBeGreaterThanOrEqual(4.5)
    })
  })
})
