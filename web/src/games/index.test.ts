import { describe, expect, it } from 'vitest'
import { learn } from '../words/catalogue'
import type { View } from '../net/wire'
import { faceOf, honourOf, roomOf } from './index'

const view = (game: string, table: object) =>
  ({
    game,
    trump: 'H',
    seat: 0,
    players: [],
    log: [],
    table: { kind: game, ...table },
  }) as unknown as View

describe('a game that the page does not know', () => {
  const view1 = view('clubs-of-tomorrow', {
    bonus_card: '9C',
    open: true,
    deep: { a: 1 },
    kind: 'x',
  })

  it('is shown as a plain trick game', () => {
    expect(roomOf('clubs-of-tomorrow').tags(view1, 0)).toEqual([])
    expect(honourOf(view1)).toBeNull()
    expect(faceOf(view1, '9H')).toMatchObject({ number: false, points: 0, trump: true })
  })

  it('shows the facts of its table that have a name in the catalogue', () => {
    expect(roomOf('clubs-of-tomorrow').facts(view1)).toEqual([])
    learn('table-fact-bonus-card = Bonus card\ntable-fact-open = Open')
    expect(roomOf('clubs-of-tomorrow').facts(view1)).toEqual([
      { label: 'Bonus card', value: '♣9' },
      { label: 'Open', value: 'yes' },
    ])
  })
})

describe('a game with a room', () => {
  it('knows the points of its cards and draws them', () => {
    const points = Array.from({ length: 15 }, (_, i) => i)
    const climbing = { ...view('climbing-clubs', {}), options: { club_points: points } }
    expect(faceOf(climbing, '12C')).toMatchObject({ number: true, points: 11, trump: false })
    expect(faceOf(climbing, '12D').points).toBe(0)
    const dame = view('ruby-dame', {})
    expect(['QD', 'QH'].map((card) => faceOf(dame, card).heroine)).toEqual([true, false])
  })

  const ruby = (log: object[], more = {}) =>
    ({
      ...view('ruby-dame', {
        direction: 'left',
        chosen: [],
        sent: ['2C'],
        received: [],
        points: [4, 9],
      }),
      seat: 2,
      phase: 'play',
      players: [0, 1, 2, 3].map((seat) => ({ seat, team: seat % 2, total: [40, 70][seat % 2] })),
      log,
      ...more,
    }) as unknown as View

  it('distinguishes the score of the game from that of the hand', () => {
    const facts = roomOf('ruby-dame').facts(ruby([]))
    expect(facts.map(({ value }) => value)).toEqual(['we 40, they 70', 'we 4, they 9'])
  })

  it('marks the player who took the queen of diamonds', () => {
    const play = (seat: number, card: string, wins: number | null = null) => ({
      ...{ seat, verb: 'play', cards: [{ card }], trick: 3, wins },
    })
    const lies = ruby([play(0, 'QD')])
    const taken = ruby([play(0, 'QD'), play(1, '2D'), play(2, '3D'), play(3, 'KD', 3)])
    const tagged = (seen: View) =>
      [0, 1, 2, 3].filter((seat) => roomOf('ruby-dame').tags(seen, seat).length)
    expect([tagged(lies), tagged(taken)]).toEqual([[], [3]])
  })

  it('marks cards to be passed until they move', () => {
    const room = roomOf('ruby-dame')
    expect(room.mark(ruby([], { phase: 'send' }), '2C')).toBe('passing')
    expect(room.mark(ruby([], { phase: 'send' }), '3C')).toBe('')
  })

  // Bug: in Free Clubs a card that was about to be passed looked like all others.
  it('marks the card to be passed in Free Clubs until it moves', () => {
    const room = roomOf('free-clubs')
    const log = [
      { seat: 0, verb: 'send', cards: [{ card: '2C' }] },
      { seat: 1, verb: 'send', cards: [{ card: '?' }] },
    ]
    const seen = (phase: string) =>
      ({ ...view('free-clubs', { honour: null, received: [] }), phase, log }) as unknown as View
    expect(['2C', '3C'].map((card) => room.mark(seen('send'), card))).toEqual(['passing', ''])
    expect(room.mark(seen('play'), '2C')).toBe('')
  })

  it('reports that the game ends at the same score below and above zero', () => {
    const whist = { ...view('clubs-whist', {}), target: 11 } as View
    expect(roomOf('clubs-whist').target(whist)).toBe('11 or −11')
  })

  it('knows the sides of all seats', () => {
    const sides = (game: string, options: object) =>
      [0, 1, 2, 3].map((seat) => roomOf(game).side(seat, { ...options }))
    expect(sides('ruby-dame', {})).toEqual([0, 1, 0, 1])
    expect(sides('climbing-clubs', { teams: 2 })).toEqual([0, 1, 0, 1])
    expect(sides('climbing-clubs', { teams: 0 })).toEqual([null, null, null, null])
  })
})
