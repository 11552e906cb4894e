// How much better the first choice of a hint is than the second.
import type { Advice } from '../net/wire'
import { percent } from './figures'

/**
 * If the chance to win is higher by less than this, the choice is called only slightly better, and
 * equally good if even that is uncertain.
 */
const LITTLE = 0.02

/** Returns which sentence `table-hint-…` compares the first two choices. */
export function comparisonOf({ suggestions, clear }: Pick<Advice, 'suggestions' | 'clear'>) {
  const [first, second] = suggestions
  const ahead = (first?.chance ?? 1) - (second?.chance ?? 0)
  const same = percent(first?.chance ?? 1) === percent(second?.chance ?? 0)
  if (same || (!clear && ahead < LITTLE)) return 'equal'
  return !clear ? 'near' : ahead < LITTLE ? 'little' : 'clear'
}
