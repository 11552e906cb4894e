// What the numbers of a review are sure of, and what they are not.
import type { DecisionWorth } from '../lib/wire'

/** What costs less than this part of a game for sure counts as nothing. */
export const SLIGHT = 0.02
/** An interval reaches this many standard errors to either side. */
const ERRORS = 2

type Weighed = Pick<DecisionWorth, 'cost' | 'doubt'>

/** Whether what was done came out better, beyond doubt, than what the best bot found. */
export const missed = ({ cost, doubt }: Weighed) => cost < -Math.max(SLIGHT, ERRORS * doubt)

/** Whether what was done is as good as the best, as far as can be told: it cannot cost much. */
export const asGood = ({ may_cost }: Pick<DecisionWorth, 'may_cost'>) => may_cost <= SLIGHT

/** Whether the one decision costs more than the other for sure: their intervals are apart. */
const costsMore = (one: Weighed, other: Weighed) =>
  one.cost - other.cost > ERRORS * (one.doubt + other.doubt)

/** Of decisions, the costliest first: whether each may cost as much as one above it. */
export const equalAbove = (listed: readonly Weighed[]): boolean[] =>
  listed.map((one, place) => listed.slice(0, place).some((above) => !costsMore(above, one)))
