import { describe, expect, it } from 'vitest'
import { takers } from './hot-seat'
import type { People, View } from '../net/wire'

const view = (seat: number, turn: number | null) =>
  ({ seat, turn, choosing: [] as number[] }) as View
const people = (...mine: number[]) => ({ mine }) as unknown as People

describe('the curtain', () => {
  // Holes: a hand stays visible while the screen is handed over or after a reload; a curtain
  // appears although it is not needed.
  it.each([
    ['alone', view(0, 0), people(0), null, []],
    ['nobody holds it yet', view(0, 2), people(0, 1), null, [0, 1]],
    ['nobody holds it, and one is to play', view(0, 1), people(0, 1), null, [1]],
    ['my own turn', view(0, 0), people(0, 1), 0, []],
    ['a bot’s turn', view(0, 2), people(0, 1), 0, []],
    ['between two hands', view(1, null), people(0, 1), 1, []],
    ['the other’s turn', view(0, 1), people(0, 1), 0, [1]],
    ['taken, and the cards have not come yet', view(0, 1), people(0, 1), 1, [1]],
    ['taken', view(1, 1), people(0, 1), 1, []],
    ['held by who has given up the seat', view(0, 2), people(0, 2), 1, [2]],
  ])('%s', (_, seen, at, holds, expected) => {
    expect(takers(seen, at, holds)).toEqual(expected)
  })

  // Hole: while several players choose, the screen is not handed on, or is taken from who chooses.
  it('goes from one player who still chooses to the next', () => {
    const choosing = (...seats: number[]) => ({ ...view(0, 3), choosing: seats })
    expect(takers({ ...view(0, 0), choosing: [0, 1, 3] }, people(0, 1), 0)).toEqual([])
    expect(takers(choosing(1, 3), people(0, 1), 0)).toEqual([1])
    expect(takers(choosing(3), people(0, 1), 0)).toEqual([])
  })

  it('never appears at a table for one player', () => {
    expect(takers(view(0, 0), null, null)).toEqual([])
  })
})
