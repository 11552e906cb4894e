import { describe, expect, it } from 'vitest'
import { fromMine } from './reading'
import type { View } from './wire'

const view = (seat: number) => ({ seat, players: [{}, {}, {}] }) as View

describe('the order of the seats', () => {
  // Bug: who looks on saw a score sheet with an empty column, and without the last player.
  it.each([
    [0, [0, 1, 2]],
    [2, [2, 0, 1]],
    [-1, [0, 1, 2]],
  ])('from seat %s', (seat, order) => {
    expect(fromMine(view(seat))).toEqual(order)
  })
})
