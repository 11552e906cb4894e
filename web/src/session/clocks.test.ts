import { describe, expect, it } from 'vitest'
import { CLOCKS, clockWords, leftOf, leftWords, timesOf } from './clocks'

describe('clocks', () => {
  // Hole: the clocks of server and browser differ, so that a seat's time would be over at once or
  // never.
  it('count by the clock of this browser', () => {
    const seats = [
      { seat: 0, left_s: 12.5, runs: true },
      { seat: 1, left_s: 30, runs: false },
    ]
    const [mine, other] = timesOf({ type: 'clocks', seats }, 1_000_000)
    expect(leftOf(mine!, 1_010_000)).toBe(2500)
    expect(leftOf(mine!, 1_020_000)).toBe(0)
    expect(leftOf(other!, 1_020_000)).toBe(30_000)
  })

  // Hole: days are shown in minutes.
  it.each([
    [9400, '0:09'],
    [300_000, '5:00'],
    [18_600_000, '5 h 10 min'],
    [198_000_000, '2 d 7 h'],
  ])('show %d milliseconds in short', (left, shown) => {
    expect(leftWords(left)).toBe(shown)
  })

  // Hole: two choices have the same text.
  it('have a text for each choice', () => {
    const all = [...CLOCKS.realtime, ...CLOCKS.correspondence.slice(1)].map((clock) =>
      clockWords(clock),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(CLOCKS.realtime.map((clock) => clockWords(clock, true))).size).toBe(7)
    expect(clockWords('300+5')).toContain('5 minutes')
    expect(clockWords('86400')).toContain('1 day')
  })
})
