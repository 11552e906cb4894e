// Cards by their names: "10S", "X" for a Joker, "?" for a card that this seat may not see.
import { reversed } from '../browser/arrays'
import { say } from '../words/catalogue'

export interface CardName {
  rank: string
  suit: string
}

export function parse(card: string): CardName {
  if (card === 'X' || card === '?') return { rank: card, suit: '' }
  return { rank: card.slice(0, -1), suit: card.slice(-1) }
}

/** Returns a card in words, for screen readers: "9 of clubs". */
export function spoken(card: string): string {
  const { rank, suit } = parse(card)
  if (rank === 'X') return say('table-joker')
  if (rank === '?') return say('table-card-hidden')
  const key = `table-rank-${rank}`
  return say('table-card', { rank: /\d/.test(rank) ? rank : say(key), suit })
}

/**
 * Returns the order of the suits in the hand, with alternating colours where possible. Of the two
 * such orders of four suits, `evenly` selects the one whose halves are closer in length.
 */
function suitOrder(cards: readonly string[], evenly: boolean): string {
  const suits = cards.map((card) => parse(card).suit)
  const order = [...'CDSH'].filter((suit) => suits.includes(suit)).join('')
  const away = (half: string) =>
    Math.abs(suits.filter((suit) => half.includes(suit)).length - suits.length / 2)
  if (evenly && order === 'CDSH' && away('CH') < away('CD')) return 'CHSD'
  // With three suits, the suit whose colour differs goes between the other two.
  return { CDH: 'DCH', CSH: 'CHS' }[order] ?? order
}

/**
 * Returns a hand in the order in which it is shown. The server sends it by suit, ascending, because
 * only the server knows which card outranks which. The order of the suits follows from all cards
 * that the hand `had`, so it stays the same when a suit runs out. For two rows, `evenly` makes them
 * about as long as each other.
 */
export function arranged(
  hand: readonly string[],
  by: 'suit' | 'number',
  had: readonly string[] = hand,
  evenly = false,
): string[] {
  const high = reversed(hand)
  if (by === 'number') return high.sort((a, b) => parseInt(b) - parseInt(a)).reverse()
  const order = suitOrder(had, evenly)
  return high.sort((a, b) => order.indexOf(parse(a).suit) - order.indexOf(parse(b).suit))
}

/**
 * Returns how many cards of an arranged hand belong into the first of two rows. The rows are about
 * as long as each other and, if no row becomes longer than `most`, divided between two suits (or
 * two numbers).
 */
export function firstRow(hand: readonly string[], by: 'suit' | 'number', most: number): number {
  const half = Math.ceil(hand.length / 2)
  const group = (card: string) => parse(card)[by === 'suit' ? 'suit' : 'rank']
  const breaks = hand.flatMap((card, i) => (i && group(card) !== group(hand[i - 1]!) ? [i] : []))
  const fits = breaks.filter((count) => Math.max(count, hand.length - count) <= most)
  const away = (count: number) => Math.abs(count - hand.length / 2)
  return fits.reduce((best, one) => (away(one) < away(best) ? one : best), fits[0] ?? half)
}
