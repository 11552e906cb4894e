// Every deal of a game made anew from its secret and strings: docs/fair-deals.md in the browser's
// own cryptography. Written from that page alone; it shares no code with the server.

/** A record's `fairness`. */
export interface Fairness {
  method: string
  commitment: string
  secret: string | null
  strings: string[]
}

/** A deal as a record has it: lists of cards, or one such list for each seat. */
export type Deal = Record<string, string[] | string[][]>

export const METHOD = 'clubsuit-fair/1'

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))

/** The SHA-256 of a secret, both in hexadecimal. */
export async function commitmentTo(secret: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A stream of random numbers of 32 bits. */
export type Numbers = AsyncIterator<number, never>

/** The stream of a label: "dealer", "hand 1", "hand 2", … */
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

/** A number from 0 to n-1: those from the uneven rest at the top are passed over. */
export async function below(numbers: Numbers, n: number): Promise<number> {
  const even = Math.floor(2 ** 32 / n) * n
  for (;;) {
    const { value } = await numbers.next()
    if (value < even) return value % n
  }
}

/** Fisher and Yates. */
export async function shuffle(numbers: Numbers, pack: readonly string[]): Promise<string[]> {
  const cards = [...pack]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = await below(numbers, i + 1)
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards
}

const LOW = 'A 2 3 4 5 6 7 8 9'.split(' ')
const TOP = '10 J Q K'.split(' ')
const suited = (ranks: string[]) => ['C', 'D', 'H', 'S'].flatMap((s) => ranks.map((r) => r + s))

const PRIMARY = suited(LOW)
const AUCTION = [...suited(TOP), 'X', 'X']
const STANDARD = suited([...LOW.slice(1), ...TOP, 'A'])
const NUMBERS = suited(Array.from({ length: 15 }, (_, i) => String(i + 1)))

/** One card at a time, from the dealer's left; hands are sorted as the pack was, the rest is not. */
function round(shuffled: string[], pack: string[], seats: number, each: number, dealer: number) {
  const hands = Array.from({ length: seats }, (): string[] => [])
  const dealt = shuffled.slice(0, each * seats)
  dealt.forEach((card, i) => hands[(dealer + 1 + i) % seats]!.push(card))
  for (const hand of hands) hand.sort((one, other) => pack.indexOf(one) - pack.indexOf(other))
  return { hands, rest: shuffled.slice(each * seats) }
}

/** How a game deals: from its seats, the dealer, the hand's numbers and the deal before. */
type Dealing = (seats: number, dealer: number, numbers: Numbers, before?: Deal) => Promise<Deal>

const DEALINGS: Record<string, Dealing> = {
  'clubs-whist': async (seats, dealer, numbers) => {
    const { hands, rest } = round(await shuffle(numbers, STANDARD), STANDARD, seats, 13, dealer)
    return { hands, bid: rest }
  },
  'ruby-dame': async (seats, dealer, numbers) => {
    return { hands: round(await shuffle(numbers, STANDARD), STANDARD, seats, 13, dealer).hands }
  },
  'free-clubs': async (seats, dealer, numbers) => {
    const primary = round(await shuffle(numbers, PRIMARY), PRIMARY, seats, 10, dealer)
    const auction = round(await shuffle(numbers, AUCTION), AUCTION, seats, 6, dealer)
    return { hands: primary.hands, auction: auction.hands, chest: primary.rest }
  },
  'climbing-clubs': async (seats, dealer, numbers, before) => {
    let pack = (before?.aside ?? []) as string[]
    if (pack.length < 10 * seats) {
      const discards = NUMBERS.filter((card) => !pack.includes(card))
      pack = [...pack, ...(await shuffle(numbers, discards))]
    }
    const { hands, rest } = round(pack, NUMBERS, seats, 10, dealer)
    return { hands, aside: rest }
  },
}

/** So many deals of a game, with their dealers, one after the other. */
export async function* dealsOf(game: string, fairness: Fairness, hands: number) {
  const seats = fairness.strings.length
  let dealer = await below(numbersOf(fairness, game, 'dealer'), seats)
  let deal: Deal | undefined
  for (let hand = 1; hand <= hands; hand++) {
    deal = await DEALINGS[game]!(seats, dealer, numbersOf(fairness, game, `hand ${hand}`), deal)
    yield { dealer, deal }
    dealer = (dealer + 1) % seats
  }
}

/** A group of cards of a deal: "hands" and "auction" of a seat, or "bid", "chest", "aside". */
interface Group {
  place: string
  seat: number
  cards: string[]
}

/** Where two deals differ: the first group as it should be; null if nowhere. */
export function difference(given: Deal, wanted: Deal): Group | null {
  const found = groups(given)
  // Only cards set aside have an order; in a hand, or face down, there is none.
  const text = ({ place, cards }: Group) => (place === 'aside' ? cards : cards.toSorted()).join(' ')
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
