// The options of a game that somebody chose, in words.
import { getGames } from '../net/api'
import { has, say } from './catalogue'
import type { View } from '../net/wire'

/** One option in words: "Wild 15s", "Points to win: 50". */
function worded(name: string, value: unknown): string {
  if (name === 'players') return say('lobby-players-count', { count: Number(value) })
  const label = say(`option-${name}`)
  if (value === true) return label
  const choice = `option-${name}-${String(value)}`
  if (typeof value === 'string' && has(choice)) return say(choice)
  return `${label}: ${has(choice) ? say(choice) : JSON.stringify(value)}`
}

/** All options that differ from the usual ones, in a line. */
export const optionsInWords = (options: Record<string, unknown>): string =>
  Object.entries(options)
    .map(([name, value]) => worded(name, value))
    .join(' · ')

/** The options of a game as they are where nobody has chosen. */
export async function usualOptions(game: string): Promise<View['options']> {
  const known = (await getGames()).find(({ id }) => id === game)
  return Object.fromEntries(known?.options.map((option) => [option.name, option.default]) ?? [])
}

/** Options for the address of a page: as JSON, each by its name. */
export const asQuery = (options: View['options']): string =>
  new URLSearchParams(
    Object.entries(options).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString()

/** The options that an address has, of those that the game knows; the others are the usual ones. */
export function fromQuery(query: string, usual: View['options']): View['options'] {
  const told = new URLSearchParams(query)
  return Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, parsed(told.get(name)) ?? value]),
  )
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // somebody wrote this address
  }
}

/** Those of the options that somebody chose: they are not the usual ones. */
export const unusual = (options: View['options'], usual: View['options']): View['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        usual[name] !== null && JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  )
