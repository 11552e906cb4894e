import { describe, expect, it } from 'vitest'
import { clockOf, goneOf, substituteOf } from './presence'
import type { People, View } from '../net/wire'

describe('who is gone', () => {
  // Hole: two clocks that differ: a bot would come in the past, or in an hour.
  it('counts by the clock of this browser', () => {
    const message = {
      type: 'absent' as const,
      seats: [{ seat: 1, gone_s: 25, left_s: 95, idle: false }],
    }
    expect(goneOf(message, 1_000_000)).toEqual([
      { seat: 1, since: 975_000, until: 1_095_000, idle: false },
    ])
  })

  // Hole: "1:5", or a time below nothing.
  it.each([
    [65_000, '1:05'],
    [119_600, '2:00'],
    [-3000, '0:00'],
  ])('%d milliseconds', (time, shown) => {
    expect(clockOf(time)).toBe(shown)
  })

  // Hole: the mark at another decision than the bot's.
  it('marks what a bot decided', () => {
    const [first, second] = [{ seat: 1 }, { seat: 1 }]
    const view = { log: [first, second] } as unknown as View
    const people = { substituted: [{ entry: 1, bot: 'strong' }] } as unknown as People
    expect(view.log.map((entry) => substituteOf(view, people, entry))).toEqual([
      undefined,
      'strong',
    ])
    expect(substituteOf(view, null, view.log[1]!)).toBeUndefined()
  })
})
