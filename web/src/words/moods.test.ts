import { describe, expect, it } from 'vitest'
import { roomOf } from '../games'
import { moodsOf, type Open } from './moods'
import type { LogEntry, PlayerInfo } from '../net/wire'

const play = (seat: number, card: string, wins: number | null = null): LogEntry => ({
  seat,
  verb: 'play',
  cards: [{ card, stands_for: null }],
  to: null,
  text: `play ${card}`,
  trick: 0,
  wins,
  note: null,
})

const players = (...bots: (string | null)[]) =>
  bots.map((bot, seat) => ({ seat, bot, team: null }) as PlayerInfo)

const open = (more: Partial<Open>): Open => ({
  phase: 'play',
  log: [],
  players: players(null, 'beginner', 'casual', 'strong', 'best'),
  scores: [],
  ...more,
})

/** Returns the moods of a view of which every part that seats see differently is forbidden. */
const guarded = (more: Partial<Open>, game = 'ruby-dame') =>
  moodsOf(
    new Proxy(open(more), {
      get(view, name) {
        if (!(name in view)) throw new Error(`Moods depend on ${String(name)}`)
        return view[name as keyof Open]
      },
    }),
    roomOf(game),
  )

describe('moods', () => {
  // Hole: all levels show the same, or people get a mood that they have not shown.
  it('fit the level of a bot', () => {
    const won = (seat: number, card: string) => guarded({ log: [play(seat, card, seat)] })[seat]
    expect([0, 1, 2, 3, 4].map((seat) => won(seat, '9C'))).toEqual([
      'calm',
      'glad',
      ...['calm', 'calm', 'calm'],
    ])
    expect([1, 2, 3].map((seat) => won(seat, 'AC'))).toEqual(['glad', 'glad', 'calm'])
  })

  it('notice the prize of the game', () => {
    const log = [play(3, '9D'), play(4, 'KC'), play(1, 'QD'), play(2, 'AD', 2)]
    expect(guarded({ log })).toEqual(['calm', 'amazed', 'glad', 'amazed', 'calm'])
    expect(guarded({ log }, 'clubs-whist')[1]).toBe('calm')
  })

  // Bug: in Free Clubs, where aces are low, bots mourned a beaten ace and did not care about a 9.
  it.each([
    ['free-clubs', '9D', 'AD'],
    ['clubs-whist', 'AD', '9D'],
    ['climbing-clubs', '15D', '9D'],
  ])('know which cards are high: %s', (game, high, low) => {
    const beaten = (card: string) => guarded({ log: [play(2, card), play(1, '2C', 1)] }, game)[2]
    expect([beaten(high), beaten(low)]).toEqual(['sad', 'calm'])
  })

  it('end with the trick', () => {
    const log = [play(1, 'AC', 1), { ...play(1, '9C'), trick: 1 }]
    expect(new Set(guarded({ log }))).toEqual(new Set(['calm']))
  })

  it('follow the score of a hand, of people too', () => {
    const scores = [{ number: 1, dealer: 0, score: [5, -50, 0, 5, 2], lines: [] }]
    expect(guarded({ phase: 'scored', scores })).toEqual(['glad', 'sad', 'calm', 'glad', 'calm'])
  })

  // Hole: a card that only its receiver sees changes a face.
  it('ignore cards that were passed', () => {
    const passed = (card: string) => ({ ...play(1, card), verb: 'pass-card', to: 2, trick: null })
    const moods = ['QD', 'AC', '?'].map((card) => guarded({ log: [passed(card)] }))
    expect(moods[0]).toEqual(moods[2])
    expect(moods[1]).toEqual(moods[2])
  })
})
