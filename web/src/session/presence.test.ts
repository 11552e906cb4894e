import { describe, expect, it } from 'vitest'
import { clockOf, goneOf, substituteOf } from './presence'
import type { People, View } from '../net/wire'

describe('absent players', () => {
  // Hole: the clocks of server and browser differ, so that a bot would play in the past or in an
  // hour.
  it('are timed by the clock of this browser', () => {
    const message = {
      type: 'absent' as const,
      seats: [{ seat: 1, gone_s: 25, left_s: 95, idle: false }],
    }
    expect(goneOf(message, 1_000_000)).toEqual([
      { seat: 1, since: 975_000, until: 1_095_000, idle: false },
    ])
  })

  // Hole: a time is shown as "1:5", or is negative.
  it.each([
    [65_000, '1:05'],
    [119_600, '2:00'],
    [-3000, '0:00'],
  ])('show %d milliseconds as minutes and seconds', (time, shown) => {
    expect(clockOf(time)).toBe(shown)
  })

  // Hole: the mark appears beside a decision that the bot did not make.
  it('are marked at decisions that a bot made for them', () => {
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
