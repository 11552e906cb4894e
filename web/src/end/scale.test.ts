import { expect, it } from 'vitest'
import { percentOf, rowsOf, scaleOf, totalsBy } from './scale'

// Holes: a negative total, or one above the end of the game, lies outside the line; in a game that
// ends at both sides, 0 is not in the middle; before the first points the line has no length.
it('places all totals on the line', () => {
  const percent = (ends: number[], totals: number[]) => {
    const scale = scaleOf(ends, totals)
    return totals.map((total) => percentOf(scale, total))
  }
  expect(percent([250], [0, 125, 250])).toEqual([0, 50, 100])
  expect(percent([250], [-50, 100, 300])).toEqual([0, (100 * 150) / 350, 100])
  expect(percent([-11, 11], [-11, 0, 11])).toEqual([0, 50, 100])
  expect(percent([], [0, 0])).toEqual([0, 0])
})

// Hole: faces of players with about the same total cover each other.
it('puts faces above each other where they would collide', () => {
  expect(rowsOf([0, 100, 200], 24)).toEqual([0, 0, 0])
  expect(rowsOf([50, 50, 60, 80], 24)).toEqual([0, 1, 2, 0])
  expect(new Set(rowsOf([5, 5, 5, 5, 5, 5], 24))).toEqual(new Set([0, 1, 2, 3]))
})

it('adds scores up', () => {
  expect(totalsBy([{ score: [3, -2] }, { score: [-5, 1] }], 0)).toEqual([0, 3, -2])
})
