import { expect, it } from 'vitest'
import { changesOf, saidBy, type Company } from './company'
import type { ChatLine, People } from '../net/wire'

const seat = (name: string, person = true, away = false) => ({ name, person, away })
const company = (seats: object[], away: number[] = [], watching: string[] = []): Company => ({
  people: { mine: [0], seats } as unknown as People,
  away,
  watching: watching.map((name) => ({ who: `who ${name}`, name })),
})
const [ada, bo, bot] = [seat('Ada'), seat('Bo'), seat('Clea', false)]
const silent = seat('Bo', true, true)

// Hole: the table does not say who comes, goes, is away, watches or was replaced; or it says so to
// the player it is about.
it.each([
  [company([ada, bot]), company([ada, bo]), ['Bo sits down.']],
  [company([ada, bo]), company([ada, bot]), ['Bo has left.']],
  [company([ada, silent]), company([ada, bot]), ['Clea plays on for Bo.']],
  [company([ada, bo]), company([ada, bo], [1]), ['Bo is away.']],
  [company([ada, bo], [1]), company([ada, bo]), ['Bo is back.']],
  [company([ada, bo], [1]), company([ada, bot]), ['Bo has left.']],
  [company([bot, bo]), company([ada, bo], [0]), []],
  [company([ada, bo], [1]), company([ada, bo], [1]), []],
  [company([ada]), company([ada], [], ['Cy']), ['Cy is watching.']],
  [company([ada]), company([ada], [], ['']), ['Guest is watching.']],
  [company([ada], [], ['Cy']), company([ada], [], ['Cy', 'Ada']), []],
  [company([ada], [], ['Cy']), company([ada]), []],
])('names changes between two states: case %#', (before, now, told) => {
  expect(changesOf(before, now, 'Ada').map(({ line }) => line)).toEqual(told)
})

// Hole: the words at a seat are those about another player.
it('says at a seat what has happened there', () => {
  const [news] = changesOf(company([ada, silent]), company([ada, bot]))
  expect(news).toMatchObject({ seat: 1, word: 'for Bo', said: false })
})

// Hole: a player's own messages are read back to them.
it('announces messages of other players only', () => {
  const lines = [
    { seat: 1, name: 'Bo', phrase: 'hello', text: '' },
    { seat: 0, name: 'Ada', phrase: null, text: 'Hi' },
    { seat: 1, name: 'Bo', phrase: null, text: 'Well…' },
  ] as ChatLine[]
  const said = saidBy(company([ada, bo]).people, lines)
  expect(said.map(({ line }) => line)).toEqual(['Bo: Hello!', 'Bo: Well…'])
  expect(said.map(({ word }) => word)).toEqual(['Hello!', 'Well…'])
})
