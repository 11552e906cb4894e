// Where somebody has sat in this browser, by table: who has lost a seat is told so. A browser can
// forget its cookie, be logged out, or be another person since; its page remembers.
import type { People } from './wire'

/** A seat, and what its player was called. */
export interface Sat {
  seat: number
  name: string
}

/** Why somebody does not sit where they sat. */
export type Lost = 'stranger' | 'free' | 'taken' | 'merged'

const KEY = 'clubsuit-sat'
const TABLES = 50

function stored(): Record<string, Sat> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Sat>
  } catch {
    return {} // storage forbidden or damaged
  }
}

function write(id: string, sat: Sat | null): void {
  const others = Object.entries(stored()).filter(([other]) => other !== id)
  const newest = [...others, ...(sat ? [[id, sat] as const] : [])].slice(-TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Storage forbidden or full: nothing is told of a lost seat.
  }
}

export const satAt = (id: string): Sat | null => stored()[id] ?? null

export const forgetSat = (id: string): void => write(id, null)

/** Keeps where somebody sits; of several at one screen the first. */
export function keepSat(id: string, { seat, seats }: People): void {
  const name = seat === null ? undefined : seats[seat]?.name
  const kept = satAt(id)
  if (seat === null || name === undefined || (kept?.seat === seat && kept.name === name)) return
  write(id, { seat, name })
}

/** Why somebody who sat there does not now; null: they do. */
export function lostAt({ seat, mine, seats }: People, sat: Sat | null): Lost | null {
  if (!sat || mine.includes(sat.seat)) return null
  if (seat !== null) return 'merged'
  const now = seats[sat.seat]
  if (!now?.person) return 'free'
  return now.name === sat.name ? 'stranger' : 'taken'
}
