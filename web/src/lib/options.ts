// The options of a game that somebody chose, in words.
import { has, say } from './catalogue'

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
