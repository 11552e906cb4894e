import { expect, it } from 'vitest'
import type { ChoiceWorth } from '../net/wire'
import { asGood, equalAbove, gradeOf } from './sure'

it('marks decisions whose intervals overlap as equal, and no others', () => {
  // Hole: the page shows a random order as if it were certain.
  const of = (...costs: [number, number][]) =>
    equalAbove(costs.map(([cost, doubt]) => ({ cost, doubt })))
  expect(of([0.2, 0.01], [0.17, 0.01], [0.15, 0.01])).toEqual([false, true, true])
  expect(of([0.2, 0.01], [0.15, 0.01])).toEqual([false, false])
  expect(of([0.2, 0], [0.19, 0])).toEqual([false, false])
  expect(of([0.2, 0], [0.2, 0])).toEqual([false, true])
  // The third decision certainly costs less than the second, but its interval still overlaps with
  // that of the first.
  expect(of([0.2, 0.04], [0.18, 0], [0.15, 0.01])).toEqual([false, true, true])
  expect(of()).toEqual([])
})

it('calls a decision as good as the best only if it cannot cost much', () => {
  // Bug: the page said that a decision was as good as the best one, although the decision cost 9.5
  // in 100.
  expect(asGood({ may_cost: 0.02 })).toBe(true)
  expect(asGood({ may_cost: 0.03 })).toBe(false)
})

it('grades a decision by its certain cost, and only if that is known', () => {
  // Holes: a decision counts as a blunder by chance; a decision that may have cost much is praised.
  const choice = (action: string): ChoiceWorth => ({ action, chance: 0.5, spread: 0, points: 0 })
  const grade = (cost: number, doubt: number, best = 'play 2C', choices = 3) =>
    gradeOf({
      cost,
      doubt,
      may_cost: cost + 2 * doubt,
      choices,
      played: choice('play AC'),
      best: choice(best),
    })
  expect(grade(0.2, 0.02)).toBe('blunder')
  expect(grade(0.2, 0.03)).toBe('mistake')
  expect(grade(0.2, 0.07)).toBe('inaccuracy')
  expect(grade(0.2, 0.1)).toBe(null)
  expect(grade(0.01, 0.005)).toBe('good')
  expect(grade(0.01, 0.05)).toBe(null)
  expect(grade(0, 0.2, 'play AC')).toBe('good')
  expect(grade(0, 0, 'play AC', 1)).toBe(null)
})
