import { expect, it } from 'vitest'
import { BRISK, speedOf } from './pace'
import type { People, View } from '../net/wire'

const view = (cards: number[], more: object = {}) =>
  ({
    game: 'climbing-clubs',
    phase: 'play',
    seat: 0,
    players: cards.map((count, seat) => ({ seat, cards: count })),
    log: [],
    table: {},
    ...more,
  }) as unknown as View
const people = (seat: number | null, persons: boolean[], mine = seat === null ? [] : [seat]) =>
  ({ seat, mine, seats: persons.map((person) => ({ person, away: false })) }) as unknown as People
const last = { seat: 0, verb: 'play', cards: [{ card: '9C' }], trick: 9, wins: null, note: null }

// Hole: a player who still holds cards, or the end of a hand, is rushed.
it.each<[string, View, People | null, boolean]>([
  ['holds cards', view([1, 2, 2]), null, false],
  ['is out', view([0, 2, 2]), null, true],
  ['is out, and their last play still lies there', view([0, 2, 2], { log: [last] }), null, true],
  ['is out, and another person plays on', view([0, 2, 2]), people(0, [true, true, false]), true],
  ['shares a screen', view([0, 2, 2]), people(0, [true, true, false], [0, 1]), false],
  ['watches people', view([0, 2, 2]), people(null, [true, true, false]), false],
  ['watches people who are out', view([0, 0, 2]), people(null, [true, true, false]), true],
  ['watches bots', view([0, 2, 2]), people(null, [false, false, false]), false],
  ['has seen the hand end', view([0, 0, 2], { phase: 'scored' }), null, false],
  [
    'has just played the last card',
    view([0, 1, 1], { game: 'free-clubs', log: [last] }),
    null,
    false,
  ],
  ['has no card for this trick', view([0, 1, 1], { game: 'free-clubs' }), null, true],
  ['can call', view([0, 1, 1], { game: 'free-clubs', table: { honour: {} } }), null, false],
])('a player who %s', (_, seen, about, isBrisk) => {
  expect(speedOf(seen, about)).toBe(isBrisk ? BRISK : 1)
})
