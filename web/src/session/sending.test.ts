import { describe, expect, it } from 'vitest'
import { answers, flightsOf, sentFrom, withSent } from './sending'
import type { LogEntry, View } from '../net/wire'

function view(more: Partial<View> = {}): View {
  return {
    game: 'some-game',
    seat: 0,
    phase: 'play',
    hand: ['2C', '3C', '15C'],
    hand_number: 1,
    log: [],
    players: [
      { seat: 0, cards: 3 },
      { seat: 1, cards: 3 },
    ],
    ...more,
  } as unknown as View
}

const entry = (seat: number, text: string, trick: number | null = 0, wins: number | null = null) =>
  ({ seat, text, verb: text.split(' ')[0], cards: [], trick, wins }) as unknown as LogEntry

describe('a card on its way', () => {
  it('has left the hand and lies in the open trick', () => {
    const before = view({ log: [entry(1, 'play 9C')] })
    const after = withSent(before, { n: 1, ...sentFrom(before, 'play 2C') })
    expect(after.hand).toEqual(['3C', '15C'])
    expect(after.players.map(({ cards }) => cards)).toEqual([2, 3])
    expect(after.log.at(-1)).toMatchObject({ seat: 0, text: 'play 2C', trick: 0 })
  })

  it('begins the next trick if none is open', () => {
    expect(sentFrom(view(), 'play 2C').trick).toBe(0)
    const taken = view({ log: [entry(1, 'play 9C', 4, 0)] })
    expect(sentFrom(taken, 'play 2C').trick).toBe(5)
  })

  it('keeps the number that a wild card stands for', () => {
    const sent = { n: 1, ...sentFrom(view(), 'play 3C 15C=7') }
    expect(sent.cards).toEqual(['3C', '15C'])
    expect(withSent(view(), sent).log.at(-1)?.cards).toEqual([
      { card: '3C', stands_for: null },
      { card: '15C', stands_for: 7 },
    ])
  })

  it('moves to the table, and back if it is refused', () => {
    const sent = { n: 1, ...sentFrom(view(), 'play 2C') }
    const flight = { card: '2C', order: 0 }
    const [hand, trick] = ['hand:2C', 'trick:0:2C']
    expect(flightsOf(view(), sent)).toEqual([{ ...flight, from: hand, to: trick }])
    expect(flightsOf(view(), sent, true)).toEqual([{ ...flight, from: trick, to: hand }])
  })

  it('lies in no trick if it is given away', () => {
    const sent = { n: 1, ...sentFrom(view(), 'give 2C') }
    expect([sent.cards, sent.trick]).toEqual([['2C'], null])
    expect(withSent(view(), sent).hand).toEqual(['3C', '15C'])
  })

  it('stays in the hand if all players pass at the same time, or if it is bid', () => {
    const sent = sentFrom(view(), 'send 2C 3C')
    expect([sent.cards, sent.stays]).toEqual([[], ['2C', '3C']])
    expect(sentFrom(view({ game: 'free-clubs' }), 'bid 2C').cards).toEqual([])
  })
})

describe('a view settles a sent decision', () => {
  const sent = { n: 1, ...sentFrom(view(), 'play 2C') }
  it('once the player has decided or another hand is dealt', () => {
    expect(answers(view({ log: [entry(0, 'play 2C')] }), sent)).toBe(true)
    expect(answers(view({ log: [entry(1, 'call 2'), entry(0, 'play 2C')] }), sent)).toBe(true)
    expect(answers(view({ hand_number: 2 }), sent)).toBe(true)
  })

  it('but not while others act', () => {
    expect(answers(view(), sent)).toBe(false)
    expect(answers(view({ log: [entry(1, 'call 2')] }), sent)).toBe(false)
  })
})
