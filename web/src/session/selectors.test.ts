import { describe, expect, it } from 'vitest'
import { fromMine, sidesOf } from './selectors'
import type { View } from '../net/wire'

const view = (seat: number) => ({ seat, players: [{}, {}, {}] }) as View

describe('the order of the seats', () => {
  // Bug: spectators saw a score sheet with an empty column and without the last player.
  it.each([
    [0, [0, 1, 2]],
    [2, [2, 0, 1]],
    [-1, [0, 1, 2]],
  ])('from seat %s', (seat, order) => {
    expect(fromMine(view(seat))).toEqual(order)
  })
})

describe('the columns of a score', () => {
  const teams = (seat: number, all: (number | null)[]) =>
    ({ seat, players: all.map((team) => ({ team })) }) as unknown as View

  // Hole: four columns for two sides.
  it.each([
    [0, [0, 1, 0, 1], [[0, 2], [1, 3]]], // prettier-ignore
    [3, [0, 1, 0, 1], [[3, 1], [0, 2]]], // prettier-ignore
    [1, [0, 1, 2, 0, 1, 2], [[1, 4], [2, 5], [3, 0]]], // prettier-ignore
    [1, [null, null, null], [[1], [2], [0]]], // prettier-ignore
  ])('from seat %s, teams %s', (seat, all, columns) => {
    expect(sidesOf(teams(seat, all))).toEqual(columns)
  })
})
