import { describe, expect, it } from 'vitest'
import { changedOf, minutesOf } from './terms'
import type { Terms } from '../net/wire'

const terms = (about: Partial<Terms>): Terms => ({
  changed: {},
  target: 11,
  teams: null,
  minutes: null,
  ...about,
})

describe('the terms of an invitation', () => {
  // Hole: an option is shown in the notation of records, or without an explanation.
  it('use the words of the game', () => {
    const changed = { teams: 2, wild_15s: true, club_points: [3, 2, 1] }
    const told = changedOf('climbing-clubs', terms({ changed }))
    expect(told.map(({ words }) => words)).toEqual([
      'Teams: Two teams',
      'Wild 15s',
      'Points on the clubs: 3 2 1',
    ])
    expect(told.every(({ help }) => help !== '')).toBe(true)
  })

  it('explain a choice', () => {
    const [told] = changedOf('free-clubs', terms({ changed: { enforcement: 'honour' } }))
    expect(told?.words).toBe('Strict or honour play: Honour play')
    expect(told?.help).toContain('You can play any card')
  })

  it.each([
    [[20, 30], 'about 20–30 minutes'],
    [[125, 215], 'about 2–3.5 hours'],
    [[75, 120], 'about 1.5–2 hours'],
    [[110, 130], 'about 2 hours'], // Bug: "about 2–2 hours".
    [null, ''],
  ] as [Terms['minutes'], string][])('give the duration %j in words', (minutes, words) => {
    expect(minutesOf(terms({ minutes }))).toBe(words)
  })
})
