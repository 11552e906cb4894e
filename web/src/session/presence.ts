// Players who have a seat and are not here or do nothing, and the decisions of bots for them.
import type { Absent, LogEntry, People, View } from '../net/wire'

export interface Gone {
  seat: number
  /** by this browser's clock, in milliseconds */
  since: number
  /** when a bot plays on; past: it does */
  until: number
  /** their page is open, but they do not make the decision that others wait for */
  idle: boolean
}

/** Who only loads the page anew is back before that is shown, in milliseconds. */
export const SHOWN_AFTER = 3000

export function goneOf(message: Absent, now = Date.now()): Gone[] {
  return message.seats.map(({ seat, gone_s: gone, left_s: left, idle }) => ({
    seat,
    since: now - gone * 1000,
    until: now + left * 1000,
    idle,
  }))
}

/** Minutes and seconds: "1:05". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The bot that decided this in the place of somebody who sits there; undefined: they did. */
export function substituteOf(
  view: View,
  people: People | null,
  entry: LogEntry,
): string | undefined {
  const place = view.log.indexOf(entry)
  return people?.substituted.find((one) => one.entry === place)?.bot
}
