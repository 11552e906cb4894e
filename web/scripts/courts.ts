// The court cards, from the drawings of the package @letele/playing-cards (public domain, CC0).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The inks that replace the colours of the drawings. */
const INKS: Record<string, string> = {
  '#44F': '#26324a',
  '#FC4': '#d9a441',
  '#fff': '#fcf8ee',
  '#000': '#1c2230',
  red: '#b83226',
}

/** The part of a drawing that a card shows: head and shoulders of the upper figure. */
const BUST = '-82.4 -130.4 164.8 140'

/** Attributes whose names are the same in React and SVG, though they have capital letters. */
const CAPITALS = ['viewBox', 'preserveAspectRatio', 'patternUnits']

type Props = Record<string, string | number | null | undefined>

/** Writes an element of SVG. It replaces React's function of the same name. */
function createElement(tag: string, props: Props | null, ...children: unknown[]): string {
  const attributes = Object.entries(props ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => {
      const name = CAPITALS.includes(key)
        ? key
        : key.replace('xlinkHref', 'href').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return ` ${name}="${INKS[String(value)] ?? value}"`
    })
  return `<${tag}${attributes.join('')}>${children.flat().join('')}</${tag}>`
}

/** Returns the picture of each court card by the card's name, such as "QD". */
export function pictures(): [card: string, svg: string][] {
  const file = createRequire(import.meta.url).resolve('@letele/playing-cards/dist/index.esm.js')
  const source = readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(
      /^export \{(.*)\};?$/m,
      (_, names: string) => `return {${names.replace(/ as \w+/g, '')}}`,
    )
  const drawings = new Function('React', '_extends', source)({ createElement }, Object.assign)
  return ['J', 'Q', 'K'].flatMap((rank) =>
    ['C', 'D', 'H', 'S'].map((suit): [string, string] => {
      const drawing = drawings[`Svg${suit}${rank}`]({}) as string
      const symbols = /<defs>.*?<\/defs>/.exec(drawing)![0]
      const figure = drawing.match(/<use [^>]*width="164.8"[^>]*><\/use>/g)!.join('')
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BUST}">${symbols}${figure}</svg>`
      return [rank + suit, svg]
    }),
  )
}

/** Provides the addresses of the pictures by card as the module `virtual:courts`. */
export function courts(): Plugin {
  const name = 'virtual:courts'
  return {
    name: 'courts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const entries = pictures().map(([card, source]) => {
        const file = this.emitFile({ type: 'asset', name: `court-${card}.svg`, source })
        return `${card}: import.meta.ROLLUP_FILE_URL_${file}`
      })
      return `export default {${entries.join()}}`
    },
  }
}
