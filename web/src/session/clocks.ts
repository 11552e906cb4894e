// Clocks at tables of several people: the time for a decision, and the time that is left.
import { say } from '../words/catalogue'
import { clockOf } from './presence'
import type { Clocks } from '../net/wire'

/** Available clocks for realtime tables and for correspondence tables, which take days. */
export const CLOCKS = {
  realtime: ['', '15', '30', '45', '60', '300+5', '600+10'],
  correspondence: ['', '86400', '259200', '604800'],
}

/** Milliseconds left at which a clock becomes more visible and its player is warned once. */
export const SOON = 10_000

/** Milliseconds of a clock up to which a ring shows the remaining time well enough. */
export const SHORT = 60_000

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The remaining time of a seat. */
export interface SeatTime {
  seat: number
  /** Remaining milliseconds of a clock that is stopped. */
  left: number
  /** Time at which a running clock ends, by this browser's clock; null if it is stopped. */
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

/**
 * Returns a clock in words, such as "30 seconds for each decision"; the short form is "30 s a
 * turn".
 */
export function clockWords(clock: string, short = false): string {
  const start = short ? 'clock-short' : 'clock'
  if (!clock) return say('clock-none')
  const [first = 0, more] = clock.split('+').map(Number)
  if (more !== undefined) return say(`${start}-bank`, { minutes: first / MINUTE, seconds: more })
  return first < DAY
    ? say(`${start}-move`, { seconds: first })
    : say(`${start}-days`, { days: first / DAY })
}

/** Returns the milliseconds with which a player starts under a clock. */
export const wholeOf = (clock: string): number => SECOND * Number(clock.split('+')[0] || 1)

/** Returns the remaining time in short: "0:25", "5 h 10 min", "2 d 7 h". */
export function leftWords(left: number): string {
  const seconds = Math.round(left / SECOND)
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  if (days) return say('clock-left-days', { days, hours })
  if (hours) return say('clock-left-hours', { hours, minutes: Math.floor((seconds % HOUR) / 60) })
  return clockOf(left)
}
