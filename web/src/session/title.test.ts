import { describe, expect, it } from 'vitest'
import { titleOf } from './title'
import type { People, View } from '../net/wire'

const view = (turn: number | null) => ({ game: 'ruby-dame', seat: 1, turn }) as View
const people = (count: number) =>
  ({ seat: 1, seats: [0, 1, 2, 3].map((n) => ({ person: n < count })) }) as People

describe('the title of a table', () => {
  // Hole: the title does not show that it is the player's turn, or shows it although it is not.
  it.each([
    [1, 2, 'Your turn · Ruby Dame'],
    [0, 2, 'Ruby Dame – Clubsuit'],
    [null, 2, 'Ruby Dame – Clubsuit'],
    [1, 1, 'Ruby Dame – Clubsuit'],
  ])('with the turn of %s among %s people', (turn, count, title) => {
    expect(titleOf(view(turn), people(count))).toBe(title)
  })

  // Hole: the title tells a spectator who sees a player's cards to act at that player's turn.
  // Bug: this also happened between two hands, when it is no player's turn.
  it.each([1, null])('for a spectator (%s)', (turn) => {
    expect(titleOf(view(turn), { ...people(2), seat: null })).toBe('Ruby Dame – Clubsuit')
  })

  // Bug: the title called a player to their turn although they could not decide.
  it('during a pause', () => {
    const paused = { ...people(2), paused: true }
    expect(titleOf(view(1), paused)).toBe('Ruby Dame – Clubsuit')
  })

  it('alone, and before anything has arrived', () => {
    expect(titleOf(view(1), null)).toBe('Ruby Dame – Clubsuit')
    expect(titleOf(null, null)).toContain('Clubsuit')
  })
})
