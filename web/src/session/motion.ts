// Finds the cards that have moved between two consecutive views. It only computes; `flights.ts`
// animates the result.
import { roomOf } from '../games'
import { entriesOf, laidIn, leadsBack, rulingOn } from './selectors'
import type { LogEntry, View } from '../net/wire'

/**
 * A place where a card can lie, as written in `data-place`: "hand:9C", "trick:2:9C" (on the table
 * in front of seat 2), "seat:2" (held by seat 2), "pile:2" (won by seat 2), "middle".
 */
export type Place = string

export interface Flight {
  /** The card; "?" moves face down. */
  card: string
  from: Place
  to: Place
  /** Position among all flights of a step. A flight with a higher number starts a little later. */
  order: number
}

/** Maximum number of face-down cards to move; more would look the same. */
const BACKS = 5

export function plan(before: View, after: View): Flight[] {
  if (after.hand_number !== before.hand_number) return deal(after)
  if (after.log.length < before.log.length) return [] // a decision was taken back
  const flights = after.log.slice(before.log.length).flatMap((entry) => leave(entry, after))
  const back = takeBack(before, after)
  const arriving = arrive(before, after).filter(({ to }) => back.every((one) => one.to !== to))
  return [...flights, ...back, ...arriving]
}

/** Returns the flights of a trick's cards to the pile of the seat that took it. */
export function sweep(view: View, trick: number): Flight[] {
  const taker = entriesOf(view, trick).find((entry) => entry.wins !== null)?.wins
  if (taker === undefined || taker === null) return []
  return laidIn(view, trick).flatMap((entry) =>
    entry.cards.map(({ card }) => ({
      card,
      from: trickPlace(entry.seat, card),
      to: `pile:${taker}`,
      order: 0,
    })),
  )
}

export function trickPlace(seat: number, card: string): Place {
  return `trick:${seat}:${card}`
}

function home(view: View, seat: number, card: string): Place {
  return seat === view.seat && card !== '?' ? `hand:${card}` : `seat:${seat}`
}

/** Returns the flights of cards that a decision takes out of a hand. */
function leave(entry: LogEntry, view: View): Flight[] {
  if (roomOf(view.game).beside.includes(entry.verb)) return []
  const played = entry.trick !== null
  return entry.cards.slice(0, played ? undefined : BACKS).map(({ card }, order) => ({
    card,
    from: home(view, entry.seat, card),
    to: played ? trickPlace(entry.seat, card) : 'middle',
    order,
  }))
}

/**
 * Returns the flight of a card that a referee has just returned, discarded or passed on to the
 * left.
 */
function takeBack(before: View, after: View): Flight[] {
  const place = after.log.length - 1
  const play = rulingOn(after, place)
  const ruling = after.log[place]
  if (place < before.log.length || !play || !ruling || !leadsBack(ruling)) return []
  return play.cards.map(({ card }, order) => ({
    card,
    from: trickPlace(play.seat, card),
    to: sentTo(after, play.seat, card, ruling.note?.args['then']),
    order,
  }))
}

function sentTo(view: View, seat: number, card: string, then: unknown): Place {
  const to = { back: seat, given: (seat + 1) % view.players.length }[String(then)]
  return to === undefined ? 'middle' : home(view, to, card)
}

/** Returns the flights of cards that are new in this hand: a chest, a pass, an exchanged hand. */
function arrive(before: View, after: View): Flight[] {
  const fresh = after.hand.filter((card) => !before.hand.includes(card))
  return fresh.map((card, order) => ({ card, from: 'middle', to: `hand:${card}`, order }))
}

function deal(view: View): Flight[] {
  const from = `seat:${view.dealer}`
  const mine = view.hand.map((card, order) => ({ card, from, to: `hand:${card}`, order }))
  const others = view.players
    .filter((player) => player.seat !== view.seat && player.seat !== view.dealer)
    .flatMap((player) =>
      Array.from({ length: Math.min(BACKS, player.cards) }, (_, order) => ({
        card: '?',
        from,
        to: `seat:${player.seat}`,
        order: order * 2,
      })),
    )
  return [...mine, ...others]
}
