import { expect, it } from 'vitest'
import { average, lossOf, percent } from './figures'

it('computes a loss from the chances as they are shown', () => {
  // The page shows these chances as 35 and 37. A loss of 3 would contradict that, although 2.86 is
  // closer to 3.
  const [played, best] = [0.3454, 0.374]
  expect([percent(played), percent(best), lossOf(played, best)]).toEqual([35, 37, 2])
})

it('writes an average with one decimal, its sign and a real minus', () => {
  expect([2.34, -0.46, 0.04, -0.04].map(average)).toEqual(['+2.3', '−0.5', '0', '0'])
})
