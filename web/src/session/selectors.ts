// Derives what the table shows from the log of a view. It knows no rules of games.
import { findLast } from '../browser/arrays'
import type { LogEntry, View } from '../net/wire'

/** Returns the decisions of one trick. */
export function entriesOf(view: View, trick: number): LogEntry[] {
  return view.log.filter((entry) => entry.trick === trick)
}

/** Returns the number of the trick that is open or was taken last; null before the first one. */
export function latestTrick(view: View): number | null {
  return findLast(view.log, (entry) => entry.trick !== null)?.trick ?? null
}

/** Returns the seat that took this trick; null while it is open. */
export function takerOf(view: View, trick: number): number | null {
  return entriesOf(view, trick).find((entry) => entry.wins !== null)?.wins ?? null
}

/** Returns the open trick on the table; null if there is none. */
export function openTrick(view: View): number | null {
  const trick = latestTrick(view)
  if (trick === null || view.phase === 'scored' || view.phase === 'over') return null
  return takerOf(view, trick) === null ? trick : null
}

/** Returns the last trick that was taken. */
export function lastTaken(view: View): number | null {
  return findLast(view.log, (entry) => entry.wins !== null)?.trick ?? null
}

/** Returns all plays of a trick, except cards that a referee has removed. */
export function laidIn(view: View, trick: number): LogEntry[] {
  const back = takenBack(view)
  return entriesOf(view, trick).filter((entry) => entry.cards.length > 0 && !back.has(entry))
}

/** Returns the plays that lie on the table: the latest one of each seat in the trick. */
export function playsOf(view: View, trick: number): LogEntry[] {
  const laid = laidIn(view, trick)
  const latest = new Map(laid.map((entry) => [entry.seat, entry]))
  // In the order in which they were played: later cards lie on top.
  return laid.filter((entry) => latest.get(entry.seat) === entry)
}

/** Returns the plays whose card no longer lies on the table because of a referee's ruling. */
function takenBack(view: View): Set<LogEntry> {
  const back = new Set<LogEntry>()
  view.log.forEach((ruling, i) => {
    const play = rulingOn(view, i)
    if (play && leadsBack(ruling)) back.add(play)
  })
  return back
}

/**
 * Returns whether a ruling removes a card from the table. Such a ruling has an argument `then`,
 * which says where the card goes.
 */
export function leadsBack({ note }: LogEntry): boolean {
  return note !== null && 'then' in note.args
}

/** Returns the latest play of the seat that this ruling in the log is about. */
export function rulingOn(view: View, place: number): LogEntry | undefined {
  const seat = view.log[place]?.note?.args['seat']
  if (seat === undefined) return undefined
  return findLast(
    view.log.slice(0, place),
    (entry) => entry.seat === seat && entry.trick !== null && entry.cards.length > 0,
  )
}

/**
 * Returns the other seats, clockwise. At a table of three, the keys 1 and 2 call them in this
 * order.
 */
export function others(view: View): number[] {
  return clockwise(view).slice(0, -1)
}

/** Returns the seats clockwise from the viewer's left; the viewer comes last. */
export function clockwise(view: View): number[] {
  const n = view.players.length
  return Array.from({ length: n }, (_, step) => (view.seat + 1 + step) % n)
}

/** Returns all seats clockwise, the viewer's first. For a spectator the seats begin with seat 0. */
export function fromMine(view: View): number[] {
  const all = clockwise(view)
  return view.seat < 0 ? all : [view.seat, ...all.slice(0, -1)]
}

/**
 * Returns the sides, the viewer's first, then clockwise. Partners share a score, so they form one
 * side.
 */
export const sidesOf = (view: View): number[][] => sidesAmong(fromMine(view), view.players)

/** Groups seats into sides, in the order of the seats. */
export function sidesAmong(
  seats: readonly number[],
  players: readonly { team: number | null }[],
): number[][] {
  const sides = new Map<string, number[]>()
  for (const seat of seats) {
    const team = players[seat]?.team ?? null
    const side = team === null ? `seat ${seat}` : `team ${team}`
    sides.set(side, [...(sides.get(side) ?? []), seat])
  }
  return [...sides.values()]
}

/** Returns the seats that have to decide now; several if they choose at the same time. */
export function awaitedIn({ choosing, turn }: View): readonly number[] {
  return choosing.length || turn === null ? choosing : [turn]
}

/** Returns whether a player has chosen, while others still choose at the same time. */
export function hasChosen({ choosing, players }: View, seat: number): boolean {
  const { cards = 0 } = players[seat] ?? {} // a player without cards has nothing to choose
  return choosing.length > 0 && cards > 0 && !choosing.includes(seat)
}

/** Returns the cards of a choice that the viewer can still change. */
export const chosenCards = ({ chosen }: View): readonly string[] =>
  chosen?.split(' ').slice(1) ?? []

/** Returns whether two lists hold the same cards. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card))
}
