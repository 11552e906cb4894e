// The players' portraits, from the drawings of DiceBear's style Notionists (public domain, CC0).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createAvatar, type StyleOptions } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

/** The names of the portraits, which are also the seeds from which they are drawn. */
export const FACES = Object.values(
  JSON.parse(
    readFileSync(new URL('../../src/clubsuit/server/storage/faces.json', import.meta.url), 'utf8'),
  ) as Record<string, string[]>,
).flat()

/** The moods of a portrait, from left to right in its file; see `src/ui/Portrait.svelte`. */
const MOODS: StyleOptions<notionists.Options>[] = [
  // Calm: each person has a mouth and brows of their own.
  {
    lips: ['variant04', 'variant13', 'variant17', 'variant21', 'variant22', 'variant23'],
    brows: ['variant04', 'variant05', 'variant07', 'variant08', 'variant10'],
  },
  { lips: ['variant25'], brows: ['variant12'] }, // glad
  { lips: ['variant18'], brows: ['variant13'] }, // sad
  { lips: ['variant29'], brows: ['variant01'] }, // amazed
]

/**
 * The places of the parts of a drawing, in the order in which they are drawn: head, body, hair,
 * mouth, beard, nose, eyes, glasses, brows. A gesture follows, which we leave out.
 */
const PLACES = [
  ...['531 487', '178 1057', '266 207', '791 871', '653 805', '901 668', '610 680', '610 680'],
  '774 657',
]

/** The numbers of the parts that differ between moods: mouth and brows. */
const CHANGES = [3, 8]

/** Replaces black. */
const INK = '#1c2230'

/** Side of the square that a portrait shows, and its place in the drawing. */
const SIDE = 1240
const LEFT = 252
const TOP = 130

/** Returns the parts of a face's drawing. */
function partsOf(face: string, mood: StyleOptions<notionists.Options>): string[] {
  const drawing = createAvatar(notionists, {
    seed: face,
    eyes: ['variant01', 'variant04', 'variant05'],
    gestureProbability: 0, // hands and signs on shirts look odd at a small size
    bodyIconProbability: 0,
    ...mood,
  }).toString()
  const starts: number[] = []
  for (const place of [...PLACES, '0 559'])
    starts.push(drawing.indexOf(`<g transform="translate(${place})">`, (starts.at(-1) ?? 0) + 1))
  if (starts.includes(-1)) throw new Error(`The drawing of "${face}" has other parts than expected`)
  return PLACES.map((_, part) => drawing.slice(starts[part], starts[part + 1]))
}

/** Returns the picture of a face: one drawing in all moods, side by side. */
export function portrait(face: string): string {
  const moods = MOODS.map((mood) => partsOf(face, mood))
  const heads = moods.map((parts, number) => {
    const drawn = parts.map((part, n) => (CHANGES.includes(n) ? part : `<use href="#p${n}"/>`))
    const where = `x="${number * SIDE}" width="${SIDE}" height="${SIDE}"`
    return `<svg ${where} viewBox="${LEFT} ${TOP} ${SIDE} ${SIDE}">${drawn.join('')}</svg>`
  })
  const common = moods[0]!.map((part, n) =>
    CHANGES.includes(n) ? '' : `<g id="p${n}">${part}</g>`,
  )
  const size = `viewBox="0 0 ${SIDE * MOODS.length} ${SIDE}"`
  const source = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none"><defs>${common.join('')}</defs>${heads.join('')}</svg>`
  return optimize(source.replaceAll('#000', INK), { floatPrecision: 0, multipass: true }).data
}

/**
 * Adds the pictures to the page. The module `virtual:faces` has the part of their address that
 * changes with them.
 */
export function faces(): Plugin {
  const name = 'virtual:faces'
  const sources = new Map(FACES.map((face) => [face, portrait(face)]))
  const hash = createHash('sha256')
    .update([...sources.values()].join())
    .digest('hex')
    .slice(0, 8)
  return {
    name: 'faces',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default '${hash}'` : undefined),
    generateBundle() {
      for (const [face, source] of sources)
        this.emitFile({ type: 'asset', fileName: `assets/face-${face}-${hash}.svg`, source })
    },
  }
}
