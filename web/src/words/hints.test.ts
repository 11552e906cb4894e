import { expect, it } from 'vitest'
import { comparisonOf } from './hints'

/** Compares two choices with these chances to win. */
function compared(first: number, second: number, clear: boolean) {
  const suggestions = [first, second].map((chance, n) => ({
    action: `play ${n + 2}C`,
    chance,
    doubt: 0.02,
    points: 1,
  }))
  return comparisonOf({ suggestions, clear })
}

// Bug: a choice was "a little better" at 37 % against 37 %.
it('calls choices equally good that are equal within the uncertainty', () => {
  expect(compared(0.374, 0.366, true)).toBe('equal')
  expect(compared(0.374, 0.366, false)).toBe('equal')
  expect(compared(0.38, 0.365, false)).toBe('equal')
})

// Hole: a large difference in few deals is called equal, or a certain one uncertain.
it('tells a clear difference from a doubtful one', () => {
  expect(compared(0.45, 0.37, false)).toBe('near')
  expect(compared(0.45, 0.37, true)).toBe('clear')
  expect(compared(0.385, 0.37, true)).toBe('little')
})
