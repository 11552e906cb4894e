// Sentences for screen readers, with cards in words instead of signs.
import { spoken } from '../cards/deck'
import { say } from './catalogue'

const SUITS: Record<string, string> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' }
const CARDS = /[♣♦♥♠](?:\d+|[AJQK])(?: [♣♦♥♠](?:\d+|[AJQK]))*/g

/** Splits a sentence into words and cards, because translators must leave cards unchanged. */
export function partsOf(text: string): { words: string; isCards: boolean }[] {
  const cards = text.match(CARDS) ?? []
  return text
    .split(CARDS)
    .flatMap((words, i) => [
      { words, isCards: false },
      { words: cards[i] ?? '', isCards: true },
    ])
    .filter(({ words }) => words)
}

/** Spells cards out: "You play ♣9 ♥K" becomes "You play 9 of clubs, king of hearts". */
export function aloud(text: string): string {
  const card = (sign: string) => spoken(sign.slice(1) + SUITS[sign[0]!])
  return text
    .replace(CARDS, (cards) => cards.split(' ').map(card).join(', '))
    .replace(/[♣♦♥♠]/g, (sign) => say(`suit-${SUITS[sign]}`))
}
