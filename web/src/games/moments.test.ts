import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Moment, MomentName } from '../session/moments'
import { plan } from '../session/motion'
import { tell } from '../words/catalogue'
import { namesOf } from '../words/names'
import type { LogEntry, View } from '../net/wire'
import { roomOf } from '.'
import { momentsOf } from './moments'

/** Views of real hands (tests/proofs/moments): the fields that change, and the new log entries. */
type Step = Partial<View> & { log: LogEntry[] }

const file = new URL('../../../tests/proofs/moments/hands.json', import.meta.url)
const hands = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Step[]>

function viewsOf(steps: Step[]): View[] {
  let view = { log: [] } as unknown as View
  return steps.map((step) => (view = { ...view, ...step, log: [...view.log, ...step.log] }))
}

/** Returns the moments of a hand, each with the view after it. */
function staged(name: string): { moment: Moment; view: View }[] {
  const views = viewsOf(hands[name]!)
  return views
    .slice(1)
    .flatMap((view, i) => momentsOf(views[i]!, view).map((moment) => ({ moment, view })))
}

/** Returns the words of a hand's moments. */
const words = (name: string) =>
  staged(name).flatMap(({ moment, view }) =>
    moment.words ? [tell(moment.words, namesOf(view))] : [],
  )

const FORCES = ['strong', 'soft']
/** In the hands with a Joker, its bidder and the partner pay for five bids. */
const PRICES = Array<string>(5).fill('paid')

// Hole: a moment of a real hand is missed, or staged twice.
it.each([
  ['chest', ['chest', 'paid', 'received']],
  ['joker', ['chest', 'partner', ...PRICES, 'received']],
  ['watched', ['chest', 'partner', ...PRICES]],
  ['exchange', ['swap', 'swap', 'swap', 'broken']],
  ['dame', ['received', 'dame']],
  ['out', ['out', 'out', 'duel', 'out', 'last']],
  ['last', ['out', 'out', 'duel', 'out', 'last']],
  ['two', ['double', 'out']],
  ['teams', ['out', 'out', 'last']],
])('stages what happens in a real hand: %s', (name, expected) => {
  const names = staged(name).map(({ moment }) => moment.name)
  expect(names.filter((one) => !FORCES.includes(one))).toEqual(expected)
})

/** All moments but the deal; the type check finds a missing one. */
const NAMES: Record<Exclude<MomentName, 'deal'>, true> = {
  received: true,
  strong: true,
  soft: true,
  chest: true,
  partner: true,
  paid: true,
  swap: true,
  broken: true,
  dame: true,
  double: true,
  out: true,
  duel: true,
  last: true,
}

it('stages every moment, except for a deal, in one of these hands', () => {
  const found = Object.keys(hands).flatMap((name) => staged(name).map(({ moment }) => moment.name))
  expect(Object.keys(NAMES).filter((name) => !found.includes(name as MomentName))).toEqual([])
})

it.each([
  ['joker', ['You change sides: together with Player 2 you must take all 10 tricks.']],
  [
    'watched',
    ['Player 1 changes sides and joins Player 2: together they must take all 10 tricks.'],
  ],
  ['exchange', ['Player 2 breaks clubs: from now on, clubs may be led.']],
  ['dame', ['Player 4 captures the queen of diamonds: five points.']],
  [
    'out',
    [
      'You go out and take the bonus card 8.',
      'Player 3 goes out and takes the bonus card 5.',
      'Only Player 2 and Player 4 still have cards. The clubs of the last one will count nothing.',
      'Player 2 goes out and takes the bonus card 2.',
      'Player 4 is the last one with cards, and their clubs count nothing.',
    ],
  ],
  [
    'last',
    [
      'Player 3 goes out and takes the bonus card 8.',
      'Player 4 goes out and takes the bonus card 5.',
      'You are one of the last two with cards. Go out first, or your clubs will count nothing.',
      'Player 2 goes out and takes the bonus card 2.',
      'You are the last one with cards: your clubs count nothing.',
    ],
  ],
  ['two', ['Player 2 goes out and takes the bonus card 5.']],
  [
    'teams',
    [
      'You go out and take the bonus card 8.',
      'Player 3 goes out and takes the bonus card 5.',
      'Only the team of Player 2 still has cards, so it scores nothing in this hand.',
    ],
  ],
])('says what has happened in a real hand: %s', (name, expected) => {
  expect(words(name)).toEqual(expected)
})

// Hole: a moment shows cards that the viewer may not see.
it('hides discarded, passed and found cards from a spectator', () => {
  const hidden = staged('watched').filter(({ moment }) => ['chest', 'paid'].includes(moment.name))
  expect(hidden).toHaveLength(6)
  for (const { moment } of hidden) expect(new Set(moment.cards)).toEqual(new Set(['?']))
})

// Holes: another player's chest shows its cards; the own chest flies past the player's hand.
it('shows the cards of a chest to its winner only', () => {
  const cards = (name: string) => staged(name).find(({ moment }) => moment.name === 'chest')!.moment
  expect(cards('chest').cards).not.toContain('?')
  expect(cards('chest').cards).toHaveLength(6)
  expect(cards('watched').cards).toEqual(Array(6).fill('?'))
  const views = viewsOf(hands['chest']!)
  const won = views.findIndex(({ phase }) => phase !== 'auction')
  const flights = plan(views[won - 1]!, views[won]!)
  expect(flights.map(({ from, to }) => [from, to.split(':')[0]])).toEqual([
    ['chest', 'seat'],
    ...Array<string[]>(6).fill(['seat:0', 'hand']),
  ])
})

// Holes: a Joker's partner stays on the old side for the eye, or changes sides again at each move.
it('moves the faces of Joker partners to each other once, and leaves them there', () => {
  const views = viewsOf(hands['joker']!)
  const moves = views.slice(1).flatMap((view, i) => plan(views[i]!, view))
  const joined = moves.filter(({ to }) => to.startsWith('ally:'))
  expect(joined.map(({ from, to }) => [from, to])).toEqual([
    ['seat:0', 'ally:1'],
    ['seat:1', 'ally:0'],
  ])
  const { ally } = roomOf('free-clubs')
  const allies = (view: View) => [0, 1, 2].map((seat) => ally(view, seat))
  expect(allies(views[0]!)).toEqual([null, null, null])
  expect(allies(views.at(-1)!)).toEqual([1, 0, null])
})

// Hole: old moments are staged again when a decision is taken back.
it('stages nothing when a decision is taken back', () => {
  const views = viewsOf(hands['exchange']!)
  expect(momentsOf(views[3]!, views[2]!)).toEqual([])
  expect(momentsOf(views[3]!, views[3]!)).toEqual([])
})
