import { describe, expect, it } from 'vitest'
import { titleOf } from './title'
import type { People, View } from '../net/wire'

const view = (turn: number | null) => ({ game: 'ruby-dame', seat: 1, turn }) as View
const people = (count: number) =>
  ({ seat: 1, seats: [0, 1, 2, 3].map((n) => ({ person: n < count })) }) as People

describe('the title of a table', () => {
  // Hole: a window among many that waits for its person in silence, or calls for nothing.
  it.each([
    [1, 2, 'Your turn · Ruby Dame'],
    [0, 2, 'Ruby Dame – Clubsuit'],
    [null, 2, 'Ruby Dame – Clubsuit'],
    [1, 1, 'Ruby Dame – Clubsuit'],
  ])('with the turn of %s among %s people', (turn, count, title) => {
    expect(titleOf(view(turn), people(count))).toBe(title)
  })

  // Hole: somebody who looks on with a player's eyes is called to that player's turn.
  // Found: between two hands, too, when it is nobody's turn.
  it.each([1, null])('of who looks on (%s)', (turn) => {
    expect(titleOf(view(turn), { ...people(2), seat: null })).toBe('Ruby Dame – Clubsuit')
  })

  // Found: who could not decide anything was called to the turn.
  it('in a pause', () => {
    const paused = { ...people(2), paused: true }
    expect(titleOf(view(1), paused)).toBe('Ruby Dame – Clubsuit')
  })

  it('alone, and before anything has come', () => {
    expect(titleOf(view(1), null)).toBe('Ruby Dame – Clubsuit')
    expect(titleOf(null, null)).toContain('Clubsuit')
  })
})
