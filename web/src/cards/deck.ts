// Cards by their names ("10S", "X" a Joker, "?" one that this seat may not see).
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

/** A card in words, for those who hear the page: "9 of clubs". */
export function spoken(card: string): string {
  const { rank, suit } = parse(card)
  if (rank === 'X') return say('table-joker')
  if (rank === '?') return say('table-card-hidden')
  const key = `table-rank-${rank}`
  return say('table-card', { rank: /\d/.test(rank) ? rank : say(key), suit })
}

/** Suits as they stand in the hand, colours alternating as far as they can. */
function suitOrder(cards: readonly string[]): string {
  const present = new Set(cards.map((card) => parse(card).suit))
  const order = [...'CDSH'].filter((suit) => present.has(suit)).join('')
  // Three suits, two of one colour: the odd one goes between them.
  return { CDH: 'DCH', CSH: 'CHS' }[order] ?? order
}

/**
 * A hand in the order in which it is shown. It comes by suit, ascending, from the server,
 * which alone knows what ranks above what. Where suits run out, those that are left keep
 * their order: it follows from all cards that the hand `had`.
 */
export function arranged(
  hand: readonly string[],
  by: 'suit' | 'number',
  had: readonly string[] = hand,
): string[] {
  const high = reversed(hand)
  if (by === 'number') return high.sort((a, b) => parseInt(b) - parseInt(a)).reverse()
  const order = suitOrder(had)
  return high.sort((a, b) => order.indexOf(parse(a).suit) - order.indexOf(parse(b).suit))
}
