// Numbers as the page shows them, each kind in one way everywhere: the same number never
// looks different in two places of a screen.
import { signed } from './catalogue'

/** A chance from 0 to 1 in whole percent: 0.352 is 35. */
export const percent = (chance: number): number => Math.round(100 * chance)

/** By how many percentage points one chance is below another, as both are shown. */
export const lossOf = (chance: number, best: number): number => percent(best) - percent(chance)

/** Points that are an average, with their sign: "+2.3", "−0.5", "0". */
export const average = (points: number): string => signed(Math.round(10 * points) / 10)
