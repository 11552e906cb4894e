import { describe, expect, it } from 'vitest'
import { plan, sweep } from './motion'
import type { LogEntry, View } from '../net/wire'

const entry = (seat: number, verb: LogEntry['verb'], cards: string[], more = {}): LogEntry => ({
  seat,
  verb,
  cards: cards.map((card) => ({ card })),
  to: null,
  text: [verb, ...cards].join(' '),
  trick: ['play', 'retake', 'take'].includes(verb) ? 0 : null,
  wins: null,
  note: null,
  ...more,
})

const ruling = (key: string, seat: number, then?: string) =>
  entry(2, 'call', [], {
    note: { rule: 'FC-17', key: `free-ruling-${key}`, args: { seat, ...(then ? { then } : {}) } },
  })

const view = (hand: string[], log: LogEntry[], more: Partial<View> = {}): View =>
  ({
    seat: 0,
    dealer: 2,
    hand_number: 1,
    hand,
    log,
    players: [0, 1, 2].map((seat) => ({ seat, cards: 13 })),
    ...more,
  }) as View

describe('plan', () => {
  it("moves the viewer's card from the hand to the trick", () => {
    const flights = plan(view(['9C', '4H'], []), view(['4H'], [entry(0, 'play', ['9C'])]))
    expect(flights).toEqual([{ card: '9C', from: 'hand:9C', to: 'trick:0:9C', order: 0 }])
  })

  it("moves another player's card from their seat", () => {
    const flights = plan(view(['4H'], []), view(['4H'], [entry(1, 'play', ['9C'])]))
    expect(flights).toEqual([{ card: '9C', from: 'seat:1', to: 'trick:1:9C', order: 0 }])
  })

  it('moves hidden cards that leave play face down to the side', () => {
    const flights = plan(view(['4H'], []), view(['4H'], [entry(1, 'send', ['?', '?'])]))
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['seat:1', 'aside'],
      ['seat:1', 'aside'],
    ])
  })

  it('moves new cards of the hand from the middle', () => {
    const flights = plan(view(['4H'], []), view(['9C', '4H'], [entry(1, 'send', ['?'])]))
    expect(flights.at(-1)).toEqual({
      card: '9C',
      from: 'middle',
      to: 'hand:9C',
      order: 0,
      how: 'turn',
    })
  })

  it('moves an exchanged hand once, and not also as a decision', () => {
    const swapped = { game: 'clubs-whist' }
    const flights = plan(view(['4H'], [], swapped), view(['9C'], [entry(0, 'swap', [])], swapped))
    expect(flights).toEqual([
      { card: '4H', from: 'hand:4H', to: 'middle', order: 0, how: 'turn' },
      { card: '9C', from: 'middle', to: 'hand:9C', order: 0, how: 'turn' },
    ])
  })

  it('moves a card that the referee returns from the trick to the hand', () => {
    const played = [entry(0, 'play', ['9C'])]
    const called = [...played, ruling('a', 0, 'back')]
    expect(plan(view(['4H'], played), view(['9C', '4H'], called))).toEqual([
      { card: '9C', from: 'trick:0:9C', to: 'hand:9C', order: 0 },
    ])
  })

  it('moves a card that the referee discards from the trick to the middle', () => {
    const played = [entry(1, 'play', ['9C'])]
    const called = [...played, ruling('a', 1, 'discarded')]
    expect(plan(view(['4H'], played), view(['4H'], called))).toEqual([
      { card: '9C', from: 'trick:1:9C', to: 'middle', order: 0 },
    ])
  })

  it('moves a card that a queen had given away to the left neighbour', () => {
    const owed = (seat: number) => [entry(seat, 'play', ['9C'])]
    const called = (seat: number) => [...owed(seat), ruling('a', seat, 'given')]
    expect(plan(view(['4H'], owed(1)), view(['4H'], called(1)))).toEqual([
      { card: '9C', from: 'trick:1:9C', to: 'seat:2', order: 0 },
    ])
    expect(plan(view(['4H'], owed(2)), view(['4H', '9C'], called(2)))).toEqual([
      { card: '9C', from: 'trick:2:9C', to: 'hand:9C', order: 0 },
    ])
  })

  it('moves nothing for a card that stays in place', () => {
    const played = [entry(1, 'play', ['9C'])]
    expect(plan(view(['4H'], played), view(['4H'], [...played, ruling('b', 1)]))).toEqual([])
  })

  it('deals a new hand from the dealer', () => {
    const flights = plan(view([], []), view(['9C'], [], { hand_number: 2 }))
    expect(flights[0]).toEqual({ card: '9C', from: 'seat:2', to: 'hand:9C', order: 0, how: 'turn' })
    expect(flights.filter(({ to }) => to === 'seat:1')).not.toHaveLength(0)
  })
})

describe('sweep', () => {
  const log = [entry(0, 'play', ['9C']), entry(1, 'play', ['AH'], { wins: 0 })]

  it('moves a full trick to the pile of its winner', () => {
    expect(sweep(view([], log), 0).map(({ to }) => to)).toEqual(['pile:0', 'pile:0'])
  })

  it('leaves out a card that the referee has returned', () => {
    const again = [ruling('a', 1, 'back'), entry(1, 'retake', ['4H'])]
    const taken = [log[0]!, entry(1, 'play', ['AH']), ...again, entry(0, 'take', [], { wins: 0 })]
    expect(sweep(view([], taken), 0).map(({ from }) => from)).toEqual(['trick:0:9C', 'trick:1:4H'])
  })

  it('leaves an open trick in place', () => {
    expect(sweep(view([], log.slice(0, 1)), 0)).toEqual([])
  })
})
