// Decides which results of a review are statistically certain.
import type { DecisionWorth } from '../net/wire'

/** A cost that is certainly below this share of a game counts as zero. */
const SLIGHT = 0.02
/** Half the width of an interval, in standard errors. */
const ERRORS = 2

/**
 * Certain cost from which a decision gets each grade, the worst first. The bounds are those of
 * lichess.org for chess, as chances to win.
 */
const GRADES = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const
export type Grade = 'good' | (typeof GRADES)[number][0]

/** Returns the grade of a decision; null if it had no choice or its cost is too uncertain. */
export function gradeOf(worth: Graded): Grade | null {
  if (worth.choices === 1) return null
  const least = worth.cost - ERRORS * worth.doubt
  const bad = GRADES.find(([, bound]) => least >= bound)
  if (bad) return bad[0]
  return worth.played.action === worth.best.action || asGood(worth) ? 'good' : null
}

type Graded = Weighed & Pick<DecisionWorth, 'choices' | 'may_cost' | 'played' | 'best'>
type Weighed = Pick<DecisionWorth, 'cost' | 'doubt'>

/**
 * Returns whether the decision is as good as the best one, as far as the numbers show: it cannot
 * cost much.
 */
export const asGood = ({ may_cost }: Pick<DecisionWorth, 'may_cost'>) => may_cost <= SLIGHT

/**
 * Returns whether one decision certainly costs more than the other: their intervals are disjoint.
 */
const costsMore = (one: Weighed, other: Weighed) =>
  one.cost - other.cost > ERRORS * (one.doubt + other.doubt)

/** Returns for each decision, the costliest first, whether it may cost as much as one above it. */
export const equalAbove = (listed: readonly Weighed[]): boolean[] =>
  listed.map((one, place) => listed.slice(0, place).some((above) => !costsMore(above, one)))
