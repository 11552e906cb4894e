import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../net/wire'
import { scoreOf } from './score'

const table = (game: string, total: number[], options = {}) =>
  ({ game, total, options }) as unknown as TableInfo

describe('the score of a table', () => {
  // Hole: the common score of partners is shown twice.
  it.each([
    ['ruby-dame', [40, -7, 40, -7], {}, '40 : −7'],
    ['clubs-whist', [3, 5, -11], {}, '3 : 5 : −11'],
    ['climbing-clubs', [9, 4, 9, 4], { players: 4, teams: 2 }, '9 : 4'],
    ['climbing-clubs', [9, 4, 9, 4], { players: 4 }, '9 : 4 : 9 : 4'],
    ['clubs-of-tomorrow', [1, 2], {}, '1 : 2'],
  ])('%s %s', (game, total, options, score) => {
    expect(scoreOf(table(game, total, options))).toBe(score)
  })
})
