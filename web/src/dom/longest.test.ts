import { expect, it } from 'vitest'
import { cut } from './longest'

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
const WALES = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'

it('counts code points, like the server', () => {
  expect(cut('\u{1f9ca}'.repeat(50), 40)).toBe('\u{1f9ca}'.repeat(40))
  expect(cut('x'.repeat(41), 40)).toBe('x'.repeat(40))
  expect(cut(`${'x'.repeat(35)}${FAMILY}`, 40)).toBe(`${'x'.repeat(35)}${FAMILY}`)
})

it('keeps letters and emoji whole', () => {
  // Bug: a pasted family emoji became a man, a flag half a flag, and a letter lost its accent.
  const parts = [
    FAMILY,
    WALES,
    '\u{1f1e9}\u{1f1ea}',
    'e\u0301',
    '\u{1f44d}\u{1f3fd}',
    '\u2764\ufe0f',
  ]
  for (const part of parts) expect(cut(`${'x'.repeat(39)}${part}`, 40)).toBe('x'.repeat(39))
  expect(cut('\u{1f1e9}\u{1f1ea}\u{1f1f3}\u{1f1f1}', 3)).toBe('\u{1f1e9}\u{1f1ea}')
  expect(cut(`${'x'.repeat(38)}क्ष`, 40)).toBe('x'.repeat(38))
})
