import { expect, it } from 'vitest'
import { changesOf, saidBy, type Company } from './company'
import type { ChatLine, People } from '../net/wire'

const seat = (name: string, person = true) => ({ name, person })
const company = (seats: object[], away: number[] = []): Company => ({
  people: { mine: [0], seats } as unknown as People,
  away,
})
const [ada, bo, bot] = [seat('Ada'), seat('Bo'), seat('Clea', false)]

// Hole: screen readers do not announce who comes, goes, or is away; or a player hears an
// announcement about themselves.
it.each([
  [company([ada, bot]), company([ada, bo]), ['Bo sits down.']],
  [company([ada, bo]), company([ada, bot]), ['Bo has left.']],
  [company([ada, bo]), company([ada, bo], [1]), ['Bo is away.']],
  [company([ada, bo], [1]), company([ada, bo]), ['Bo is back.']],
  [company([ada, bo], [1]), company([ada, bot]), ['Bo has left.']],
  [company([bot, bo]), company([ada, bo], [0]), []],
  [company([ada, bo], [1]), company([ada, bo], [1]), []],
])('announces changes between two states: case %#', (before, now, told) => {
  expect(changesOf(before, now)).toEqual(told)
})

// Hole: a player's own messages are read back to them.
it('announces messages of other players only', () => {
  const lines = [
    { seat: 1, name: 'Bo', phrase: 'hello', text: '' },
    { seat: 0, name: 'Ada', phrase: null, text: 'Hi' },
    { seat: 1, name: 'Bo', phrase: null, text: 'Well…' },
  ] as ChatLine[]
  expect(saidBy(company([ada, bo]).people, lines)).toEqual(['Bo: Hello!', 'Bo: Well…'])
})
