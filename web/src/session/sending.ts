// A decision on its way, and how the table looks until the server has confirmed it.
import { roomOf } from '../games'
import { forceOf, trickPlace, type Flight } from './motion'
import { chosenCards, latestTrick, openTrick, sameCards } from './selectors'
import type { LogEntry, View } from '../net/wire'
import { cardsOf, playedIn } from '../words/decisions'

export interface Sent {
  /** Number of the message. */
  n: number
  /** The decision in the notation of records, or "next". */
  action: string
  /** Cards of the decision that leave the hand. */
  cards: readonly string[]
  /** Cards of the decision that stay in the hand until all players have decided. */
  stays: readonly string[]
  /** The trick in which `cards` lie; null if there is none. */
  trick: number | null
  /** Number of the hand, and length of its log before the decision. */
  hand: number
  log: number
}

/** Describes a decision that is made at this view. */
export function sentFrom(view: View, action: string): Omit<Sent, 'n'> {
  const [verb = ''] = action.split(' ')
  const held = cardsOf(action).filter((card) => view.hand.includes(card))
  const { beside, stays } = roomOf(view.game)
  const cards = beside.includes(verb) || stays.includes(verb) ? [] : held
  const trick = verb === 'play' ? (openTrick(view) ?? (latestTrick(view) ?? -1) + 1) : null
  return {
    action,
    cards,
    stays: stays.includes(verb) ? held : [],
    trick: cards.length ? trick : null,
    hand: view.hand_number,
    log: view.log.length,
  }
}

/** Returns the view with the sent cards on the table instead of in the hand. */
export function withSent(view: View, sent: Sent | null): View {
  if (!sent?.cards.length) return view
  const hand = view.hand.filter((card) => !sent.cards.includes(card))
  const gone = view.hand.length - hand.length
  const players = view.players.map((player) =>
    player.seat === view.seat ? { ...player, cards: player.cards - gone } : player,
  )
  return { ...view, hand, players, log: [...view.log, entryOf(view, sent)] }
}

function entryOf(view: View, { action, trick }: Sent): LogEntry {
  const [verb = ''] = action.split(' ')
  const cards = playedIn(action)
  return { seat: view.seat, verb, cards, to: null, text: action, trick, wins: null, note: null }
}

/** Returns the flights of the sent cards from the hand to the table, or back. */
export function flightsOf(view: View, sent: Sent, back = false): Flight[] {
  if (!sent.cards.length) return []
  const after = withSent(view, sent)
  const how = forceOf(after, after.log.at(-1)!)
  return sent.cards.flatMap((card, order) => {
    const beside = sent.action.startsWith('discard ') ? 'aside' : 'middle'
    const away = sent.trick === null ? beside : trickPlace(view.seat, card)
    if (back) return [{ card, from: away, to: `hand:${card}`, order }]
    return [{ card, from: `hand:${card}`, to: away, order, ...(how && { how }) }]
  })
}

/** Returns whether a view shows the outcome: the player has decided, or another hand has begun. */
export function answers(view: View, { hand, log, stays }: Sent): boolean {
  if (stays.length && sameCards(stays, chosenCards(view))) return true
  if (view.hand_number !== hand || view.log.length < log) return true
  return view.log.slice(log).some(({ seat }) => seat === view.seat)
}
