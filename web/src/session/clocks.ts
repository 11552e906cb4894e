// Clocks at tables of several people: how much time there is to decide, and how much is left.
import { say } from '../words/catalogue'
import { clockOf } from './presence'
import type { Clocks } from '../net/wire'

/** What can be chosen, where people meet and where they have days. */
export const CLOCKS = {
  realtime: ['', '15', '30', '45', '60', '300+5', '600+10'],
  correspondence: ['', '86400', '259200', '604800'],
}

/** From here on a clock is more visible, and its player is told once; in milliseconds. */
export const SOON = 10_000

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a seat has left. */
export interface SeatTime {
  seat: number
  /** in milliseconds, where it does not run */
  left: number
  /** when there is none left, by this browser's clock; null: it does not run */
  until: number | null
}

export const timesOf = ({ seats }: Clocks, now = Date.now()): SeatTime[] =>
  seats.map(({ seat, left_s: left, runs }) => ({
    seat,
    left: left * SECOND,
    until: runs ? now + left * SECOND : null,
  }))

export const leftOf = ({ left, until }: SeatTime, now: number): number =>
  until === null ? left : Math.max(0, until - now)

/** A clock in words: "30 seconds for each decision"; short: "30 s a turn". */
export function clockWords(clock: string, short = false): string {
  const start = short ? 'clock-short' : 'clock'
  if (!clock) return say('clock-none')
  const [first = 0, more] = clock.split('+').map(Number)
  if (more !== undefined) return say(`${start}-bank`, { minutes: first / MINUTE, seconds: more })
  return first < DAY
    ? say(`${start}-move`, { seconds: first })
    : say(`${start}-days`, { days: first / DAY })
}

/** What is left, short: "0:25", "5 h 10 min", "2 d 7 h". */
export function leftWords(left: number): string {
  const seconds = Math.round(left / SECOND)
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  if (days) return say('clock-left-days', { days, hours })
  if (hours) return say('clock-left-hours', { hours, minutes: Math.floor((seconds % HOUR) / 60) })
  return clockOf(left)
}
