// The terms of a table in words: options that are not the default, and the duration.
import { has, say } from './catalogue'
import type { Terms } from '../net/wire'

/** Minutes from which a duration is shown in hours. */
const HOURS_FROM = 120

/** An option that is not the default. */
export interface Changed {
  name: string
  /** Name of the option, with its value unless the option is simply on. */
  words: string
  /** Explanation of the option; "" if the catalogue has none. */
  help: string
}

export const changedOf = (game: string, { changed }: Terms): Changed[] =>
  Object.entries(changed).map(([name, value]) => ({
    name,
    words: worded(name, value),
    help: helpOf(game, name, value),
  }))

function worded(name: string, value: unknown): string {
  const option = say(`option-${name}`)
  if (value === true) return option
  return say('terms-option', { option, value: valueOf(name, value) })
}

function valueOf(name: string, value: unknown): string {
  const choice = `option-${name}-${String(value)}`
  if (has(choice)) return say(choice)
  if (typeof value === 'boolean') return say('terms-no')
  return Array.isArray(value) ? value.map(String).join(' ') : String(value)
}

function helpOf(game: string, name: string, value: unknown): string {
  const keys = [
    `option-${name}-${String(value)}-help`,
    `option-${name}-help-${game}`,
    `option-${name}-help`,
  ]
  const key = keys.find(has)
  return key ? say(key) : ''
}

/** Returns the letter that names a team. */
export const teamLetter = (team: number) => String.fromCharCode(65 + team)

/**
 * Returns the duration of a game, such as "about 20–30 minutes" or "about 2 hours"; "" if it is
 * unknown.
 */
export function minutesOf({ minutes }: Terms): string {
  if (!minutes) return ''
  if (minutes[1] < HOURS_FROM) return say('terms-minutes', { low: minutes[0], high: minutes[1] })
  const [low, high] = minutes.map((time) => Math.round(time / 30) / 2)
  return low === high ? say('terms-hours-one', { hours: low }) : say('terms-hours', { low, high })
}
