import { expect, it } from 'vitest'
import { percentOf, scaleOf, spread, totalsBy } from './scale'

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

// Holes: faces of players with about the same total cover each other, change their order, leave the
// line, or move although there is room.
it('spreads faces that would collide', () => {
  expect(spread([0, 100, 200], 24, 200)).toEqual([0, 100, 200])
  expect(spread([100, 50, 50], 20, 200)).toEqual([100, 40, 60])
  expect(spread([5, 5, 5], 20, 200)).toEqual([0, 20, 40])
  expect(spread([200, 199], 20, 200)).toEqual([200, 180])
})

it('adds scores up', () => {
  expect(totalsBy([{ score: [3, -2] }, { score: [-5, 1] }], 0)).toEqual([0, 3, -2])
})
