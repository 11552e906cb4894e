// Seated players who are absent or idle, and the decisions that bots made for them.
import type { Absent, LogEntry, People, View } from '../net/wire'

export interface Gone {
  seat: number
  /** Start of the absence in milliseconds, by this browser's clock. */
  since: number
  /**
   * Time at which a bot takes over, by this browser's clock. If this time has passed, the bot
   * plays.
   */
  until: number
  /**
   * Whether the player's page is open although they do not make the decision that others wait for.
   */
  idle: boolean
}

/** Milliseconds before an absence is shown; a player who only reloads the page returns sooner. */
export const SHOWN_AFTER = 3000

export function goneOf(message: Absent, now = Date.now()): Gone[] {
  return message.seats.map(({ seat, gone_s: gone, left_s: left, idle }) => ({
    seat,
    since: now - gone * 1000,
    until: now + left * 1000,
    idle,
  }))
}

/** Returns minutes and seconds: "1:05". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Returns the bot that made this decision for a seated player; undefined if the player made it. */
export function substituteOf(
  view: View,
  people: People | null,
  entry: LogEntry,
): string | undefined {
  const place = view.log.indexOf(entry)
  return people?.substituted.find((one) => one.entry === place)?.bot
}
