// What this browser keeps of its tables' fair deals: the commitment as it first came, its own
// random string, and the cards that it was dealt. So nobody can tell it another story later.
import { apartOf } from '../games/faces'
import type { View } from '../net/wire'

export interface Kept {
  commitment: string
  string: string
  /** by number of the hand: the cards that were dealt to this seat */
  hands: Record<number, string[]>
  /** by number of the hand: where this browser's person sat */
  seats?: Record<number, number>
  /** by seat: what was promised when this browser gave its string; "" where nothing was */
  promises?: string[]
}

const KEY = 'clubsuit-fair'
const TABLES = 100

// Where storage is forbidden or full, this window remembers for as long as it is open.
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
  // The table that was used last stands last; the oldest go.
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

/** Keeps a table's commitment, unless one is kept already; returns this browser's string for it. */
export function keepCommitment(id: string, commitment: string): string {
  const known = keptOf(id)
  if (known) return known.string
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const string = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  write(id, { commitment, string, hands: {} })
  return string
}

/** Keeps what all have promised, unless that is kept already. */
export function keepPromises(id: string, promises: string[]): void {
  const kept = keptOf(id)
  if (kept && !kept.promises) write(id, { ...kept, promises })
}

/** Keeps the cards of a hand that has just been dealt. */
export function keepHand(id: string, view: View): void {
  if (view.log.length || view.seat < 0) return
  const kept = keptOf(id)
  if (!kept || view.hand_number in kept.hands) return
  const apart = apartOf(view).flatMap(([, cards]) => cards)
  kept.hands[view.hand_number] = [...view.hand, ...apart]
  kept.seats = { ...kept.seats, [view.hand_number]: view.seat }
  write(id, kept)
}
