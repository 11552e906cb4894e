// Formats numbers in one way throughout the page, so that the same number never looks different in
// two places.
import { signed } from './catalogue'

/** Returns a chance from 0 to 1 in whole percent: 0.352 becomes 35. */
export const percent = (chance: number): number => Math.round(100 * chance)

/**
 * Returns by how many percentage points a chance is below the best one. Both are rounded first, as
 * the page shows them.
 */
export const lossOf = (chance: number, best: number): number => percent(best) - percent(chance)

/** Returns average points with their sign: "+2.3", "−0.5", "0". */
export const average = (points: number): string => signed(Math.round(10 * points) / 10)
