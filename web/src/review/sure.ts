// What the numbers of a review are sure of, and what they are not.
import type { DecisionWorth } from '../net/wire'

/** What costs less than this part of a game for sure counts as nothing. */
const SLIGHT = 0.02
/** An interval reaches this many standard errors to either side. */
const ERRORS = 2

/** What a decision costs beyond doubt, from which on it is called that; the worst first. The bounds
 * are those of lichess.org for chess, in chances to win. */
const GRADES = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const
export type Grade = 'good' | (typeof GRADES)[number][0]

/** How well a decision was made; null: it had no choice, or its cost is too uncertain to say. */
export function gradeOf(worth: Graded): Grade | null {
  if (worth.choices === 1) return null
  const least = worth.cost - ERRORS * worth.doubt
  const bad = GRADES.find(([, bound]) => least >= bound)
  if (bad) return bad[0]
  return worth.played.action === worth.best.action || asGood(worth) ? 'good' : null
}

type Graded = Weighed & Pick<DecisionWorth, 'choices' | 'may_cost' | 'played' | 'best'>
type Weighed = Pick<DecisionWorth, 'cost' | 'doubt'>

/** Whether what was done is as good as the best, as far as can be told: it cannot cost much. */
export const asGood = ({ may_cost }: Pick<DecisionWorth, 'may_cost'>) => may_cost <= SLIGHT

/** Whether the one decision costs more than the other for sure: their intervals are apart. */
const costsMore = (one: Weighed, other: Weighed) =>
  one.cost - other.cost > ERRORS * (one.doubt + other.doubt)

/** Of decisions, the costliest first: whether each may cost as much as one above it. */
export const equalAbove = (listed: readonly Weighed[]): boolean[] =>
  listed.map((one, place) => listed.slice(0, place).some((above) => !costsMore(above, one)))
