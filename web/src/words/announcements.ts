// Sentences for screen readers, with cards in words instead of signs.
import { spoken } from '../cards/deck'
import { rankOf, say } from './catalogue'

const SUITS: Record<string, string> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' }
const CARDS = /[♣♦♥♠](?:\d+|[A-Z])(?: [♣♦♥♠](?:\d+|[A-Z]))*/g

const SIGNS = /([♣♦♥♠](?:\d+|[A-Z])?)/

/**
 * Splits a sentence into words, and cards or single suits, because translators must leave cards
 * unchanged and the signs have the colour of their suit.
 */
export function partsOf(text: string): { words: string; suit: string }[] {
  return text
    .split(SIGNS)
    .map((words, i) => ({ words, suit: i % 2 ? (SUITS[words[0]!] ?? '') : '' }))
    .filter(({ words }) => words)
}

/** Spells cards out: "You play ♣9 ♥K" becomes "You play 9 of clubs, king of hearts". */
export function aloud(text: string): string {
  const card = (sign: string) => spoken(rankOf(sign.slice(1)) + SUITS[sign[0]!])
  return text
    .replace(CARDS, (cards) => cards.split(' ').map(card).join(', '))
    .replace(/[♣♦♥♠]/g, (sign) => say(`suit-${SUITS[sign]}`))
}
