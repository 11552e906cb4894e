// What people are invited to, in words: options that are not the usual ones, target and duration.
import { has, say } from './catalogue'
import type { Terms } from './wire'

/** From here on a duration is told in hours. */
const HOURS_FROM = 120

/** An option that is not the usual one. */
export interface Changed {
  name: string
  /** with its value, where it is not just on */
  words: string
  /** what it means; "" where nothing is to be said */
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

/** How long a game takes: "about 20–30 minutes"; "" where that is not known. */
export function minutesOf({ minutes }: Terms): string {
  if (!minutes) return ''
  const [low, high] = minutes
  if (high < HOURS_FROM) return say('terms-minutes', { low, high })
  const half = (time: number) => Math.round((2 * time) / 60) / 2
  return say('terms-hours', { low: half(low), high: half(high) })
}
