// Data that this browser stores about the fair deals of its tables: the commitment as it first
// arrived, its own random string, and the cards it was dealt. Later claims are checked against it.
import { apartOf } from '../games/faces'
import type { View } from '../net/wire'

export interface Kept {
  commitment: string
  string: string
  /** The cards that were dealt to this seat, by number of the hand. */
  hands: Record<number, string[]>
  /** The seat of this browser's player, by number of the hand. */
  seats?: Record<number, number>
  /**
   * The promises that were known when this browser gave its string, by seat; "" for a seat without
   * one.
   */
  promises?: string[]
}

const KEY = 'clubsuit-fair'
const TABLES = 100

// If storage is forbidden or full, this window keeps the data until it is closed.
const memory: Record<string, Kept> = {}
let full = false

function stored(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Kept>
  } catch {
    return {}
  }
}

function write(id: string, kept: Kept): void {
  memory[id] = kept
  // The most recently used table comes last; the oldest ones are dropped.
  const others = Object.entries(stored()).filter(([other]) => other !== id)
  const newest = [...others, [id, kept] as const].slice(-TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    full = true
  }
}

export function keptOf(id: string): Kept | null {
  const [newer, older] = full ? [memory, stored()] : [stored(), memory]
  return newer[id] ?? older[id] ?? null
}

/**
 * Stores a table's commitment unless one is stored already; returns this browser's string for the
 * table.
 */
export function keepCommitment(id: string, commitment: string): string {
  const known = keptOf(id)
  if (known) return known.string
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const string = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  write(id, { commitment, string, hands: {} })
  return string
}

/** Stores a table's commitment, and the string that is the same for all players of its tournament. */
export function keepShared(id: string, commitment: string, string: string): void {
  if (!keptOf(id)) write(id, { commitment, string, hands: {} })
}

/** Stores the promises of all players unless they are stored already. */
export function keepPromises(id: string, promises: string[]): void {
  const kept = keptOf(id)
  if (kept && !kept.promises) write(id, { ...kept, promises })
}

/** Stores the cards of a hand that has just been dealt. */
export function keepHand(id: string, view: View): void {
  if (view.log.length || view.seat < 0) return
  const kept = keptOf(id)
  if (!kept || view.hand_number in kept.hands) return
  const apart = apartOf(view).flatMap(([, cards]) => cards)
  kept.hands[view.hand_number] = [...view.hand, ...apart]
  kept.seats = { ...kept.seats, [view.hand_number]: view.seat }
  write(id, kept)
}
