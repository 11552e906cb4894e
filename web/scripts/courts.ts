// The court cards and the Joker, from the drawings of the package @letele/playing-cards (public domain, CC0).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The inks that replace the colours of the drawings. */
const INKS: Record<string, string> = {
  '#44F': '#26324a',
  '#FC4': '#d9a441',
  '#fff': '#fbf4e4',
  '#000': '#1c2230',
  red: '#b83226',
}

/** The part of a drawing that a card shows: head and shoulders of the upper figure. */
const BUST = '-82.4 -130.4 164.8 140'

/** The same for the Joker, whose cap rises above the frame of the drawing. */
const JOKER = '-82.4 -170 164.8 140'

/** A jester's cap with bells, which hides the hat of the jack of diamonds. */
const CAP = `<path fill="#fff" d="M-72-134H62L34-104-35-101z"/>
<g stroke="#000" stroke-width="1.7" stroke-linejoin="round">
<path fill="#44F" d="M34-105C36-118 46-126 56-120 63-116 66-112 70-108 78-134 66-161 43-160 22-158 6-142-4-110z"/>
<path fill="red" d="M-35-101C-36-116-46-124-56-117-64-112-67-108-70-104-80-130-68-160-44-160-22-159-6-142 4-108z"/>
<path fill="#FC4" d="M-21-106C-25-132-18-154 4-163 14-150 24-130 21-108z"/>
<path fill="#fff" d="M-38-103Q0-118 36-107L35-98Q0-109-37-94z"/>
<g fill="#FC4"><circle cx="-70" cy="-101" r="5.500"/><circle cx="71" cy="-105" r="5.500"/><circle cx="5" cy="-162" r="5.500"/></g>
<path fill="none" d="M-73-99h6M68-103h6M2-160h6"/>
</g>
<g fill="red"><circle cx="-26" cy="-103" r="2.400"/><circle cx="-11" cy="-106.500" r="2.400"/><circle cx="5" cy="-107.500" r="2.400"/><circle cx="21" cy="-105.500" r="2.400"/></g>`

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
      return ` ${name}="${value}"`
    })
  return `<${tag}${attributes.join('')}>${children.flat().join('')}</${tag}>`
}

/** Returns the picture of each court card and of the Joker by the card's name, such as "QD". */
export function pictures(): [card: string, svg: string][] {
  const file = createRequire(import.meta.url).resolve('@letele/playing-cards/dist/index.esm.js')
  const source = readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(
      /^export \{(.*)\};?$/m,
      (_, names: string) => `return {${names.replace(/ as \w+/g, '')}}`,
    )
  const drawings = new Function('React', '_extends', source)({ createElement }, Object.assign)
  function picture(suit: string, rank: string, box: string, added = ''): string {
    const drawing = drawings[`Svg${suit}${rank}`]({}) as string
    const symbols = /<defs>.*?<\/defs>/.exec(drawing)![0]
    const figure = drawing.match(/<use [^>]*width="164.8"[^>]*><\/use>/g)!.join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${symbols}${figure}${added}</svg>`
    return svg.replace(/"(#44F|#FC4|#fff|#000|red)"/g, (_, colour: string) => `"${INKS[colour]}"`)
  }
  const courts = ['J', 'Q', 'K'].flatMap((rank) =>
    ['C', 'D', 'H', 'S'].map((suit): [string, string] => [rank + suit, picture(suit, rank, BUST)]),
  )
  return [...courts, ['X', picture('D', 'J', JOKER, CAP)]]
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
