// Building blocks of the dealing methods that docs/fair-deals.md describes.

/** A deal as stored in a record: lists of cards, or one list for each seat. */
export type Deal = Record<string, string[] | string[][]>

/** A stream of random 32-bit numbers. */
export type Numbers = AsyncIterator<number, never>

/**
 * Deals a hand, given the number of seats, the dealer, the hand's random numbers and the previous
 * deal.
 */
export type Dealing = (
  seats: number,
  dealer: number,
  numbers: Numbers,
  before?: Deal,
) => Promise<Deal>

/**
 * Returns a uniform number from 0 to n-1. The highest random numbers are skipped, because they do
 * not cover all results equally.
 */
export async function below(numbers: Numbers, n: number): Promise<number> {
  const even = Math.floor(2 ** 32 / n) * n
  for (;;) {
    const { value } = await numbers.next()
    if (value < even) return value % n
  }
}

/** Returns the cards of a pack in random order (Fisher–Yates shuffle). */
export async function shuffle(numbers: Numbers, pack: readonly string[]): Promise<string[]> {
  const cards = [...pack]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = await below(numbers, i + 1)
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards
}

export const LOW = 'A 2 3 4 5 6 7 8 9'.split(' ')
export const TOP = '10 J Q K'.split(' ')
export const suited = (ranks: string[]) =>
  ['C', 'D', 'H', 'S'].flatMap((s) => ranks.map((r) => r + s))

/** The 52 cards that most games use. */
export const STANDARD = suited([...LOW.slice(1), ...TOP, 'A'])

/**
 * Deals one card at a time, starting at the dealer's left. Hands are sorted in the order of the
 * pack; the cards left over (`rest`) are not sorted.
 */
export function round(
  shuffled: string[],
  pack: string[],
  seats: number,
  each: number,
  dealer: number,
) {
  const hands = Array.from({ length: seats }, (): string[] => [])
  const dealt = shuffled.slice(0, each * seats)
  dealt.forEach((card, i) => hands[(dealer + 1 + i) % seats]!.push(card))
  for (const hand of hands) hand.sort((one, other) => pack.indexOf(one) - pack.indexOf(other))
  return { hands, rest: shuffled.slice(each * seats) }
}
