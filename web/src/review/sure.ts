// Decides which results of a review are statistically certain.
import type { DecisionWorth } from '../net/wire'

/** If a cost is certainly below this share of a game, it counts as zero. */
const SLIGHT = 0.02
/** Half the width of an interval, in standard errors. */
const ERRORS = 2

/**
 * Minimum certain cost for each grade, the worst grade first. Lichess.org uses these bounds for
 * lost chances to win in chess.
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
 * Returns whether the decision certainly does not cost much. Then nothing shows that it is worse
 * than the best one.
 */
export const asGood = ({ may_cost }: Pick<DecisionWorth, 'may_cost'>) => may_cost <= SLIGHT

/**
 * Returns whether one decision certainly costs more than the other: their intervals are disjoint.
 */
const costsMore = (one: Weighed, other: Weighed) =>
  one.cost - other.cost > ERRORS * (one.doubt + other.doubt)

/**
 * Returns for each decision whether it may cost as much as one before it in the list. The list
 * begins with the costliest decision.
 */
export const equalAbove = (listed: readonly Weighed[]): boolean[] =>
  listed.map((one, place) => listed.slice(0, place).some((above) => !costsMore(above, one)))
