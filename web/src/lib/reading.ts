// What the table shows, read off a view: no rules, only who did what in the log.
import type { LogEntry, View } from './wire'

/** The decisions of one trick. */
export function entriesOf(view: View, trick: number): LogEntry[] {
  return view.log.filter((entry) => entry.trick === trick)
}

/** The number of the trick that lies open or was taken last; null before the first. */
export function latestTrick(view: View): number | null {
  return view.log.findLast((entry) => entry.trick !== null)?.trick ?? null
}

/** The seat that took this trick, null while it lies open. */
export function takerOf(view: View, trick: number): number | null {
  return entriesOf(view, trick).find((entry) => entry.wins !== null)?.wins ?? null
}

/** The trick that lies open on the table; null where none does. */
export function openTrick(view: View): number | null {
  const trick = latestTrick(view)
  if (trick === null || view.phase === 'scored' || view.phase === 'over') return null
  return takerOf(view, trick) === null ? trick : null
}

/** The last trick that somebody has taken. */
export function lastTaken(view: View): number | null {
  return view.log.findLast((entry) => entry.wins !== null)?.trick ?? null
}

/** A play as it lies on the table: of each seat the latest one of the trick. */
export function playsOf(view: View, trick: number): LogEntry[] {
  const latest = new Map<number, LogEntry>()
  for (const entry of entriesOf(view, trick)) {
    if (entry.verb === 'play') latest.set(entry.seat, entry)
  }
  // In the order in which they were laid down: what came later lies on top.
  return entriesOf(view, trick).filter((entry) => latest.get(entry.seat) === entry)
}

/** Seats clockwise from the viewer's left; the viewer last. */
export function clockwise(view: View): number[] {
  const n = view.players.length
  return Array.from({ length: n }, (_, step) => (view.seat + 1 + step) % n)
}

export function namesOf(view: View): string[] {
  return view.players.map((player) => player.name)
}

/** For texts that speak to the viewer: "You take it", "Bo takes it". */
export function who(view: View, seat: number): 'you' | 'other' {
  return seat === view.seat ? 'you' : 'other'
}

/** Whether two lists of cards hold the same cards. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card))
}
