import { expect, it } from 'vitest'
import { asGood, equalAbove } from './sure'

it('shows decisions whose intervals overlap as equal, and no others', () => {
  // Hole: an order that is chance looks as sure as any other.
  const of = (...costs: [number, number][]) =>
    equalAbove(costs.map(([cost, doubt]) => ({ cost, doubt })))
  expect(of([0.2, 0.01], [0.17, 0.01], [0.15, 0.01])).toEqual([false, true, true])
  expect(of([0.2, 0.01], [0.15, 0.01])).toEqual([false, false])
  expect(of([0.2, 0], [0.19, 0])).toEqual([false, false])
  expect(of([0.2, 0], [0.2, 0])).toEqual([false, true])
  // The one between is known for sure: the third still overlaps with the first.
  expect(of([0.2, 0.04], [0.18, 0], [0.15, 0.01])).toEqual([false, true, true])
  expect(of()).toEqual([])
})

it('calls a decision as good as the best only where it cannot cost much', () => {
  // Found: one called so cost 9.5 in 100.
  expect(asGood({ may_cost: 0.02 })).toBe(true)
  expect(asGood({ may_cost: 0.03 })).toBe(false)
})
