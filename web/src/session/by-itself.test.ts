import { beforeEach, expect, it, vi } from 'vitest'
import type { People, View } from '../net/wire'

const settings = { forced: true, forcedCards: 'bots' }
vi.mock('../browser/settings.svelte', () => ({ settings }))
const { madeByItself } = await import('./by-itself')

const view = (only: string | null, more: object = {}) =>
  ({ game: 'free-clubs', table: {}, choices: { only }, ...more }) as unknown as View
const among = (...persons: boolean[]) =>
  ({ seats: persons.map((person) => ({ person })) }) as unknown as People

beforeEach(() => Object.assign(settings, { forced: true, forcedCards: 'bots' }))

// Hole: a card plays itself although the player could pass, or at a table of people.
it('plays the only card of a player against bots', () => {
  expect(madeByItself(view('play 9C'), null, false)).toBe('play 9C')
  expect(madeByItself(view(null), null, false)).toBeNull()
  expect(madeByItself(view('play 9C 9D'), null, false)).toBeNull()
  expect(madeByItself(view('play 9C'), null, true)).toBeNull()
  expect(madeByItself(view('play 9C'), among(true, false, false), false)).toBe('play 9C')
  expect(madeByItself(view('play 9C'), among(true, true, false), false)).toBeNull()
})

// Hole: one of the two settings has no effect, or that of the other.
it('obeys the settings', () => {
  const made = () =>
    ['pass', 'play 9C', 'send 9C'].map((only) => madeByItself(view(only), among(true, true), false))
  expect(made()).toEqual(['pass', null, null])
  Object.assign(settings, { forced: false, forcedCards: 'always' })
  expect(made()).toEqual([null, 'play 9C', null])
  settings.forcedCards = 'never'
  expect(made()).toEqual([null, null, null])
})

// Hole: with honour rules an automatic decision reveals what is legal.
it('leaves everything to the players of honour play', () => {
  const honour = { table: { honour: {} } }
  expect(madeByItself(view('pass', honour), null, false)).toBeNull()
})
