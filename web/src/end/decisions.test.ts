import { expect, it } from 'vitest'
import type { ReviewLine } from '../net/api'
import { Decisions } from './decisions'

/** A decision of hand 1 with the chances of the played choice and of the others. */
function worth(number: number, played: number, ...others: number[]): ReviewLine {
  const candidates = [played, ...others].map((chance, n) => ({ action: `play ${n + 2}C`, chance }))
  const best = candidates.reduce((one, other) => (other.chance > one.chance ? other : one))
  const line = { type: 'worth', hand: 1, number, played: candidates[0], best, candidates }
  return line as unknown as ReviewLine
}

function decisions(seat: number | null): Decisions {
  const found = new Decisions(seat)
  const seats = [0, 1, 0, 0, 1].map((seat, n) => ({ number: n + 1, seat }))
  found.take({
    type: 'overview',
    hands: [{ number: 1, decisions: seats }],
  } as unknown as ReviewLine)
  found.take(worth(1, 0.5, 0.8)) // costs 30
  found.take(worth(2, 0.1, 0.9)) // costs 80
  found.take(worth(3, 0.6, 0.4, 0.1)) // keeps 20
  found.take(worth(4, 0.7)) // without an alternative
  found.take(worth(5, 0.5, 0.5)) // equal choices
  return found
}

const points = (list: readonly { number: number; points: number }[]) =>
  list.map(({ number, points }) => [number, points])

// Holes: decisions of others are held against a player; a decision without an alternative, or one
// among equal choices, is praised.
it('ranks the decisions of a seat, or of all seats', () => {
  expect(points(decisions(0).costliest)).toEqual([[1, 30]])
  expect(points(decisions(0).best)).toEqual([[3, 20]])
  expect(points(decisions(null).costliest)).toEqual([
    [2, 80],
    [1, 30],
  ])
  expect(points(decisions(1).best)).toEqual([])
})
