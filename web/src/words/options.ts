// Options of a game in words and in addresses.
import { getGames } from '../net/api'
import { has, say } from './catalogue'
import type { View } from '../net/wire'

/** Returns one option in words: "Wild 15s", "Points to win: 50". */
function worded(name: string, value: unknown): string {
  if (name === 'players') return say('lobby-players-count', { count: Number(value) })
  const label = say(`option-${name}`)
  if (value === true) return label
  const choice = `option-${name}-${String(value)}`
  if (typeof value === 'string' && has(choice)) return say(choice)
  return `${label}: ${has(choice) ? say(choice) : JSON.stringify(value)}`
}

/** Returns all options that differ from the defaults, in one line. */
export const optionsInWords = (options: Record<string, unknown>): string =>
  Object.entries(options)
    .map(([name, value]) => worded(name, value))
    .join(' · ')

/** Returns the default options of a game. */
export async function usualOptions(game: string): Promise<View['options']> {
  const known = (await getGames()).find(({ id }) => id === game)
  return Object.fromEntries(known?.options.map((option) => [option.name, option.default]) ?? [])
}

/** Returns the house rules of a table in one line; "" if it has the usual rules. */
export async function houseRules(game: string, options: View['options']): Promise<string> {
  const known = (await getGames()).find(({ id }) => id === game)
  // The options of a table contain a house rule only if it is in force.
  const inForce = known?.options.filter(({ name, house }) => house && name in options) ?? []
  return optionsInWords(Object.fromEntries(inForce.map(({ name }) => [name, options[name]])))
}

/** Returns options as a query: JSON values by name. */
export const asQuery = (options: View['options']): string =>
  new URLSearchParams(
    Object.entries(options).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString()

/**
 * Reads the options of a game from a query. Options that the query lacks have their defaults;
 * unknown ones are ignored.
 */
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
    return null // a user may have edited the address
  }
}

/** Returns the options that differ from the defaults. */
export const unusual = (options: View['options'], usual: View['options']): View['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        usual[name] !== null && JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  )
