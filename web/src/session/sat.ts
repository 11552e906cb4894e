// Stores the user's seats by table, so that the page can report a lost seat. A browser can lose its
// cookie or be logged out; its local storage stays.
import type { People } from '../net/wire'

/** A seat and the name of its player. */
export interface Sat {
  seat: number
  name: string
}

/** Reasons why a person no longer has the seat that they had. */
export type Lost = 'stranger' | 'free' | 'taken' | 'merged'

const KEY = 'clubsuit-sat'
const TABLES = 50

function stored(): Record<string, Sat> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Sat>
  } catch {
    return {} // storage is forbidden or damaged
  }
}

function write(id: string, sat: Sat | null): void {
  const others = Object.entries(stored()).filter(([other]) => other !== id)
  const newest = [...others, ...(sat ? [[id, sat] as const] : [])].slice(-TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Storage is full, or the browser forbids it, so a lost seat is not reported.
  }
}

export const satAt = (id: string): Sat | null => stored()[id] ?? null

export const forgetSat = (id: string): void => write(id, null)

/** Stores the person's seat; the first one if several players share the screen. */
export function keepSat(id: string, { seat, seats }: People): void {
  const name = seat === null ? undefined : seats[seat]?.name
  const kept = satAt(id)
  if (seat === null || name === undefined || (kept?.seat === seat && kept.name === name)) return
  write(id, { seat, name })
}

/** Returns why a person no longer has this seat; null if they have it. */
export function lostAt({ seat, mine, seats }: People, sat: Sat | null): Lost | null {
  if (!sat || mine.includes(sat.seat)) return null
  if (seat !== null) return 'merged'
  const now = seats[sat.seat]
  if (!now?.person) return 'free'
  return now.name === sat.name ? 'stranger' : 'taken'
}
