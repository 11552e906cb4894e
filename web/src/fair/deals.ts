// Recomputes every deal of a game from its secret and strings, with the browser's own cryptography.
// It was written from docs/fair-deals.md alone and shares no code with the server.
import { sorted } from '../browser/arrays'
import { roomOf } from '../games'
import { below, type Deal } from '../cards/dealing'

/** The `fairness` field of a record. */
export interface Fairness {
  method: string
  commitment: string
  secret: string | null
  strings: string[]
  /**
   * The promise of each player, by seat. Players made their promises before any string was shown.
   * Only present if several players gave strings.
   */
  promises?: string[]
}

export const METHOD = 'clubsuit-fair/1'

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))

/** Returns the SHA-256 of a secret; both are in hexadecimal. */
export async function commitmentTo(secret: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Yields the random numbers of a label: "dealer", "hand 1", "hand 2", … */
export async function* numbersOf(
  { secret, strings }: Pick<Fairness, 'secret' | 'strings'>,
  game: string,
  label: string,
): AsyncGenerator<number, never> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret ?? ''), hmac, false, ['sign'])
  for (let block = 0; ; block++) {
    const message = [METHOD, game, label, ...strings, block].join('\n')
    const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
    for (let at = 0; at < bytes.byteLength; at += 4) yield new DataView(bytes).getUint32(at)
  }
}

/**
 * Yields the first deals of a game with their dealers, in order; nothing if the game is unknown.
 */
export async function* dealsOf(game: string, fairness: Fairness, hands: number) {
  const seats = fairness.strings.length
  let dealer = await below(numbersOf(fairness, game, 'dealer'), seats)
  const dealing = roomOf(game).deal
  if (!dealing) return
  let deal: Deal | undefined
  for (let hand = 1; hand <= hands; hand++) {
    deal = await dealing(seats, dealer, numbersOf(fairness, game, `hand ${hand}`), deal)
    yield { dealer, deal }
    dealer = (dealer + 1) % seats
  }
}

/** A group of cards in a deal: "hands" or "auction" of a seat, or "bid", "chest", "aside". */
interface Group {
  place: string
  seat: number
  cards: string[]
}

/**
 * Returns the first group of the wanted deal that differs in the given deal; null if the deals are
 * equal. The order of cards counts only in the groups named in `ordered`.
 */
export function difference(given: Deal, wanted: Deal, ordered: readonly string[]): Group | null {
  const found = groups(given)
  const text = ({ place, cards }: Group) =>
    (ordered.includes(place) ? cards : sorted(cards)).join(' ')
  const same = (one: Group, other: Group) =>
    one.place === other.place && one.seat === other.seat && text(one) === text(other)
  return groups(wanted).find((due) => !found.some((there) => same(there, due))) ?? null
}

function groups(deal: Deal): Group[] {
  return Object.entries(deal).flatMap(([place, cards]) =>
    Array.isArray(cards[0])
      ? (cards as string[][]).map((held, seat) => ({ place, seat, cards: held }))
      : [{ place, seat: 0, cards: cards as string[] }],
  )
}
