import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { View } from '../net/wire'
import { check, type Finding, type GameRecord } from './check'
import { below, shuffle, type Deal } from '../cards/dealing'
import { commitmentTo, dealsOf, numbersOf, type Fairness } from './deals'
import type { Kept } from './kept'
import { promiseOf } from './promises'

// The vectors of docs/fair-deals.md, which the server's tests use too.
interface Vectors {
  blocks: {
    commitment: string
    secret: string
    game: string
    label: string
    strings: string[]
    block: number
    numbers: number[]
  }[]
  below: { numbers: number[]; n: number; result: number; used: number }[]
  shuffles: {
    secret: string
    strings: string[]
    game: string
    label: string
    cards: string[]
    order: string[]
  }[]
  games: { game: string; fairness: Fairness; hands: { dealer: number; deal: Deal }[] }[]
}
const file = new URL('../../../docs/fair-deals.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors

async function take(numbers: AsyncGenerator<number, never>, from: number, count: number) {
  const found: number[] = []
  for (let i = 0; i < from + count; i++) found.push((await numbers.next()).value)
  return found.slice(from)
}

async function* listed(numbers: number[]): AsyncGenerator<number, never> {
  for (const number of numbers) yield number
  throw new Error('no more numbers')
}

describe('the method', () => {
  it.each(vectors.blocks)('hashes the same bytes: $label, block $block', async (vector) => {
    expect(await commitmentTo(vector.secret)).toBe(vector.commitment)
    const numbers = numbersOf(vector, vector.game, vector.label)
    expect(await take(numbers, 8 * vector.block, 8)).toEqual(vector.numbers)
  })

  it.each(vectors.below)('draws below $n from $numbers', async ({ numbers, n, result, used }) => {
    const stream = listed(numbers)
    expect(await below(stream, n)).toBe(result)
    const left = numbers.slice(used)
    expect(await take(stream, 0, left.length)).toEqual(left)
  })

  it.each(vectors.shuffles)('shuffles $game, $label', async (vector) => {
    const numbers = numbersOf(vector, vector.game, vector.label)
    expect(await shuffle(numbers, vector.cards)).toEqual(vector.order)
  })

  it.each(vectors.games)('deals $game', async ({ game, fairness, hands }) => {
    const found = []
    for await (const { dealer, deal } of dealsOf(game, fairness, hands.length)) {
      const sorted = Object.entries(deal).map(([name, cards]) => [name, ordered(name, cards)])
      found.push({ dealer, deal: Object.fromEntries(sorted) as Deal })
    }
    const wanted = hands.map(({ dealer, deal }) => ({
      dealer,
      deal: Object.fromEntries(
        Object.entries(deal).map(([name, cards]) => [name, ordered(name, cards)]),
      ) as Deal,
    }))
    expect(found).toEqual(wanted)
  })
})

function ordered(name: string, cards: string[] | string[][]): string[] | string[][] {
  if (name === 'aside') return cards
  return Array.isArray(cards[0])
    ? (cards as string[][]).map((held) => [...held].sort())
    : [...(cards as string[])].sort()
}

describe('check', () => {
  const STRING = '0123456789abcdef'.repeat(4)
  const FAIR: Fairness = {
    method: 'clubsuit-fair/1',
    commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    strings: ['', STRING, ''],
  }

  async function good() {
    const record: GameRecord = { game: 'free-clubs', fairness: structuredClone(FAIR), hands: [] }
    const kept: Kept = { commitment: FAIR.commitment, string: STRING, hands: {} }
    for await (const hand of dealsOf('free-clubs', FAIR, 4)) {
      record.hands.push(structuredClone(hand))
      const { hands, auction } = hand.deal as Record<string, string[][]>
      kept.hands[record.hands.length] = [...hands![1]!, ...auction![1]!].reverse()
    }
    delete kept.hands[3] // this browser need not have seen every hand
    return { record, kept }
  }

  const view = {
    game: 'free-clubs',
    seat: 1,
    players: [{ bot: 'rule' }, { bot: null }, { bot: 'rule' }],
    scores: [1, 2, 3, 4],
  } as unknown as View

  async function last(record: GameRecord, kept: Kept | null): Promise<Finding> {
    const found: Finding[] = []
    for await (const finding of check(record, view, kept)) found.push(finding)
    expect(found.slice(0, -1).every((finding) => finding.good)).toBe(true)
    return found.at(-1)!
  }

  it('finds nothing wrong in a fair game', async () => {
    const { record, kept } = await good()
    const args = { count: 3, hands: 4 }
    expect(await last(record, kept)).toEqual({ key: 'mine', good: true, args })
    expect(await last(record, null)).toMatchObject({ key: 'deal', good: true })
  })

  it('reports that it cannot check an unknown game', async () => {
    const { record } = await good()
    record.game = 'clubs-of-tomorrow'
    const found: Finding[] = []
    const seen = { ...view, game: 'clubs-of-tomorrow' }
    for await (const finding of check(record, seen, null)) found.push(finding)
    expect(found.map(({ key, good }) => [key, good])).toEqual([
      ['secret', true],
      ['string', true],
      ['unknown', null],
    ])
  })

  // Hole: the check knows only tables with one player and bots, and misjudges a game of several
  // players.
  it.each([
    ['a fair game of two', (): void => undefined, 'mine', true],
    [
      'another string than promised',
      (_: GameRecord, kept: Kept) => (kept.promises![0] = promiseOf(STRING)),
      'promises',
      false,
    ],
    [
      'nothing kept of the promises',
      (_: GameRecord, kept: Kept) => delete kept.promises,
      'mine',
      true,
    ],
  ])('judges a game of several players: %s', async (_, change, key, good) => {
    const other = 'f'.repeat(64)
    const strings = [other, STRING, '']
    const fairness = { ...structuredClone(FAIR), strings }
    const record: GameRecord = { game: 'free-clubs', fairness, hands: [] }
    for await (const hand of dealsOf('free-clubs', fairness, 4)) record.hands.push(hand)
    const promises = [promiseOf(other), promiseOf(STRING), '']
    const kept: Kept = { commitment: FAIR.commitment, string: STRING, hands: {}, promises }
    change(record, kept)
    const seats = { ...view, players: [{ bot: null }, { bot: null }, { bot: null }] }
    const found: Finding[] = []
    for await (const finding of check(record, seats as unknown as View, kept, true)) {
      found.push(finding)
    }
    expect([found.at(-1)!.key, found.at(-1)!.good]).toEqual([key, good])
  })

  type Change = (record: GameRecord, kept: Kept) => void
  const swap = (deal: Deal, name: string) => {
    const [one, other] = deal[name] as [string[], string[]]
    ;[one[0], other[0]] = [other[0]!, one[0]!]
  }
  const changes: [string, Change, Finding['key'], number | undefined][] = [
    [
      'another commitment than was kept',
      (_, kept) => (kept.commitment = STRING),
      'commitment',
      undefined,
    ],
    ['another secret', ({ fairness }) => (fairness!.secret = STRING), 'secret', undefined],
    ['another method', ({ fairness }) => (fairness!.method = 'none'), 'secret', undefined],
    [
      'another string',
      ({ fairness }) => (fairness!.strings[1] = STRING.replace('0', '1')),
      'string',
      undefined,
    ],
    ['a string of a bot', ({ fairness }) => (fairness!.strings[0] = STRING), 'string', undefined],
    ['a missing seat', ({ fairness }) => fairness!.strings.pop(), 'string', undefined],
    ['another first dealer', ({ hands }) => hands[0]!.dealer++, 'dealer', 1],
    ['another dealer later', ({ hands }) => hands[2]!.dealer++, 'dealer', 3],
    ['a card that changed hands', ({ hands }) => swap(hands[1]!.deal, 'hands'), 'deal', 2],
    ['an auction card too', ({ hands }) => swap(hands[3]!.deal, 'auction'), 'deal', 4],
    ['two deals exchanged', ({ hands }) => hands.reverse(), 'deal', 1],
    ['a hand too few', ({ hands }) => hands.pop(), 'record', undefined],
    ['another game', (record) => (record.game = 'clubs-whist'), 'record', undefined],
    ['no secret', ({ fairness }) => (fairness!.secret = null), 'record', undefined],
    ['no deal', ({ hands }) => delete (hands[1] as { deal?: Deal }).deal, 'record', undefined],
    ['no hand', ({ hands }) => hands.fill(null!), 'record', undefined],
    ['no strings', ({ fairness }) => (fairness!.strings = null!), 'record', undefined],
    ['no fairness', (record) => (record.fairness = null), 'record', undefined],
    ['other cards than were played', (_, kept) => kept.hands[2]!.pop(), 'mine', 2],
  ]

  it.each(changes)('finds %s', async (_, change, key, number) => {
    const { record, kept } = await good()
    change(record, kept)
    const found = await last(record, kept)
    expect([found.key, found.good, found.args.number]).toEqual([key, false, number])
  })
})
