// Finds the cards that have moved between two consecutive views. It only computes; `flights.ts`
// animates the result.
import { roomOf } from '../games'
import { entriesOf, laidIn, leadsBack, rulingOn } from './selectors'
import type { LogEntry, View } from '../net/wire'

/**
 * A place where a card can lie, as written in `data-place`: "hand:9C", "trick:2:9C" (on the table
 * in front of seat 2), "seat:2" (held by seat 2), "pile:2" (won by seat 2), "aside" (out of play),
 * "chest", "bonus:8", "ally:2" (the small face of this seat's partner), "middle".
 */
export type Place = string

export interface Flight {
  /** The card; "?" moves face down. */
  card: string
  from: Place
  to: Place
  /** Position among all flights of a step. A flight with a higher number starts a little later. */
  order: number
  /**
   * How the card moves: it turns over, or with a force (see `forceOf`); a chest is opened, a
   * captured prize lifted, and a partner changes sides.
   */
  how?: 'turn' | 'chest' | 'prize' | 'ally' | Force
  /** Milliseconds before the flight begins, for a scene that takes place before it. */
  wait?: number
}

/** A play that trumps or takes a trick, and a discard, move differently from other plays. */
export type Force = 'strong' | 'soft'

/** Maximum number of face-down cards to move; more would look the same. */
const BACKS = 5
/** Number of cards from which a combination is a strong play. */
const MANY = 4

export function plan(before: View, after: View): Flight[] {
  if (after.hand_number !== before.hand_number) return deal(after)
  // A decision was taken back, or another player of a shared screen sees their cards.
  if (after.log.length < before.log.length || after.seat !== before.seat) return []
  const made = after.log.slice(before.log.length)
  const room = roomOf(after.game)
  const swaps = made.filter(({ verb }) => room.exchanges.includes(verb))
  const special = [...takeBack(before, after), ...room.flights(before, after)]
  const arriving = arrive(before, after, made).filter(({ to }) =>
    special.every((one) => one.to !== to),
  )
  return [
    ...made.flatMap((entry) => leave(entry, after)),
    ...swaps.flatMap(({ seat }) => exchange(seat, before, after)),
    ...special,
    ...arriving,
  ]
}

/** Returns the flights of a trick's cards to the pile of the seat that took it. */
export function sweep(view: View, trick: number): Flight[] {
  const taker = entriesOf(view, trick).find((entry) => entry.wins !== null)?.wins
  if (taker === undefined || taker === null) return []
  const { prize } = roomOf(view.game)
  return laidIn(view, trick).flatMap((entry) =>
    entry.cards.map(({ card }) => ({
      card,
      from: trickPlace(entry.seat, card),
      to: `pile:${taker}`,
      order: 0,
      ...(card === prize && { how: 'prize' as const }),
    })),
  )
}

export function trickPlace(seat: number, card: string): Place {
  return `trick:${seat}:${card}`
}

function home(view: View, seat: number, card: string): Place {
  return seat === view.seat && card !== '?' ? `hand:${card}` : `seat:${seat}`
}

/** Returns how much force a play has; undefined for an ordinary one. */
export function forceOf(view: View, entry: LogEntry): Force | undefined {
  const suit = entry.cards[0]?.card.slice(-1)
  if (!suit || entry.trick === null) return undefined
  const led = laidIn(view, entry.trick)[0]
  if (entry.cards.length >= MANY) return 'strong'
  if (led === entry) return undefined
  if (entry.wins === entry.seat) return 'strong'
  const asked = led?.cards[0]?.card.slice(-1)
  if (roomOf(view.game).combinations || suit === asked) return undefined
  return suit === view.trump ? 'strong' : 'soft'
}

/** Returns the flights of cards that a decision takes out of a hand. */
function leave(entry: LogEntry, view: View): Flight[] {
  if (roomOf(view.game).beside.includes(entry.verb)) return []
  if (entry.to !== null && entry.to === view.seat) return [] // the card arrives in the hand
  const played = entry.trick !== null
  const to = entry.to === null ? 'aside' : `seat:${entry.to}`
  const how = forceOf(view, entry)
  return entry.cards.slice(0, played ? undefined : BACKS).map(({ card }, order) => ({
    card,
    from: home(view, entry.seat, card),
    to: played ? trickPlace(entry.seat, card) : to,
    order,
    ...(how && { how }),
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

/**
 * Returns the flights of cards that are new in this hand: from the player who passed them, or else
 * from the middle.
 */
function arrive(before: View, after: View, made: readonly LogEntry[]): Flight[] {
  const fresh = after.hand.filter((card) => !before.hand.includes(card))
  return fresh.map((card, order): Flight => {
    const passed = made.find(
      ({ to, cards }) => to === after.seat && cards.some((one) => one.card === card),
    )
    const from = passed ? `seat:${passed.seat}` : 'middle'
    return { card, from, to: `hand:${card}`, order, how: 'turn' }
  })
}

/** Returns the flights of a hand that is laid down for another one on the table. */
function exchange(seat: number, before: View, after: View): Flight[] {
  if (seat === after.seat) {
    const old = before.hand.filter((card) => !after.hand.includes(card))
    const turned = (card: string, order: number): Flight => ({
      card,
      from: `hand:${card}`,
      to: 'middle',
      order,
      how: 'turn',
    })
    return old.map(turned)
  }
  return Array.from({ length: BACKS }, (_, order) => order).flatMap((order) => [
    { card: '?', from: `seat:${seat}`, to: 'middle', order },
    { card: '?', from: 'middle', to: `seat:${seat}`, order: order + BACKS },
  ])
}

/** Returns the flights of a new hand from its dealer; the viewer's cards are turned over. */
export function deal(view: View): Flight[] {
  const from = `seat:${view.dealer}`
  const mine = view.hand.map((card, order): Flight => ({
    card,
    from,
    to: `hand:${card}`,
    order,
    how: 'turn',
  }))
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
