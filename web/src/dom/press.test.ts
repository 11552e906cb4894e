import { describe, expect, it } from 'vitest'
import { Presses } from './press'

const click = (clientX: number, timeStamp: number, detail = 1) =>
  ({ clientX, clientY: 100, timeStamp, detail }) as MouseEvent

describe('a press', () => {
  it('is one, however often the user clicks', () => {
    const presses = new Presses()
    const clicks = [click(50, 1000), click(52, 1060, 2), click(51, 1450, 3), click(51, 1940, 1)]
    expect(clicks.map((one) => presses.begins(one))).toEqual([true, false, false, false])
    expect(presses.begins(click(51, 2440))).toBe(true)
  })

  it('is a new one at another place', () => {
    const presses = new Presses()
    expect([click(50, 1000), click(90, 1060)].map((one) => presses.begins(one))).toEqual([
      true,
      true,
    ])
  })

  // Hole: a distance is below the limit on each axis, so a diagonal distance above the limit is not
  // noticed.
  it.each([
    [19, 0, false],
    [14, 14, false],
    [15, 15, true],
    [0, 21, true],
  ])('is a new one at a distance of %s across and %s down: %s', (x, y, another) => {
    const presses = new Presses()
    const at = (clientX: number, clientY: number, timeStamp: number) =>
      ({ clientX, clientY, timeStamp, detail: 1 }) as MouseEvent
    presses.begins(at(50, 50, 1000))
    expect(presses.begins(at(50 + x, 50 + y, 1100))).toBe(another)
  })

  it('is a new one for each key', () => {
    const presses = new Presses()
    expect([click(0, 1000, 0), click(0, 1010, 0)].every((one) => presses.begins(one))).toBe(true)
  })
})
