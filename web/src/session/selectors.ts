// What the table shows, read off a view: no rules, only who did what in the log.
import { findLast } from '../browser/arrays'
import type { LogEntry, View } from '../net/wire'

/** The decisions of one trick. */
export function entriesOf(view: View, trick: number): LogEntry[] {
  return view.log.filter((entry) => entry.trick === trick)
}

/** The number of the trick that lies open or was taken last; null before the first. */
export function latestTrick(view: View): number | null {
  return findLast(view.log, (entry) => entry.trick !== null)?.trick ?? null
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
  return findLast(view.log, (entry) => entry.wins !== null)?.trick ?? null
}

/** All plays of a trick, without the cards that a referee has taken back. */
export function laidIn(view: View, trick: number): LogEntry[] {
  const back = takenBack(view)
  return entriesOf(view, trick).filter((entry) => entry.cards.length > 0 && !back.has(entry))
}

/** A play as it lies on the table: of each seat the latest one of the trick. */
export function playsOf(view: View, trick: number): LogEntry[] {
  const laid = laidIn(view, trick)
  const latest = new Map(laid.map((entry) => [entry.seat, entry]))
  // In the order in which they were laid down: what came later lies on top.
  return laid.filter((entry) => latest.get(entry.seat) === entry)
}

/** The plays whose card does not lie there any more: a referee let it be taken back. */
function takenBack(view: View): Set<LogEntry> {
  const back = new Set<LogEntry>()
  view.log.forEach((ruling, i) => {
    const play = rulingOn(view, i)
    if (play && leadsBack(ruling)) back.add(play)
  })
  return back
}

/** Whether a ruling takes the card from the table again: it says what comes `then`. */
export function leadsBack({ note }: LogEntry): boolean {
  return note !== null && 'then' in note.args
}

/** The latest play of the seat that the ruling at this place of the log is about. */
export function rulingOn(view: View, place: number): LogEntry | undefined {
  const seat = view.log[place]?.note?.args['seat']
  if (seat === undefined) return undefined
  return findLast(
    view.log.slice(0, place),
    (entry) => entry.seat === seat && entry.trick !== null && entry.cards.length > 0,
  )
}

/** Neighbours on a table of three: who is called by the first key, and by the second. */
export function others(view: View): number[] {
  return clockwise(view).slice(0, -1)
}

/** Seats clockwise from the viewer's left; the viewer last. */
export function clockwise(view: View): number[] {
  const n = view.players.length
  return Array.from({ length: n }, (_, step) => (view.seat + 1 + step) % n)
}

/** The viewer's seat first, then clockwise; for who looks on all of them, from the first. */
export function fromMine(view: View): number[] {
  const all = clockwise(view)
  return view.seat < 0 ? all : [view.seat, ...all.slice(0, -1)]
}

/** The viewer's seat first, then clockwise; partners share what they score, so they stand together. */
export function sidesOf(view: View): number[][] {
  const seats = fromMine(view)
  const team = (seat: number) => view.players[seat]?.team ?? null
  const together = (one: number, other: number) =>
    one === other || (team(one) !== null && team(one) === team(other))
  return seats
    .filter((seat, i) => !seats.slice(0, i).some((before) => together(before, seat)))
    .map((seat) => seats.filter((other) => together(seat, other)))
}

/** Whether two lists of cards hold the same cards. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card))
}
