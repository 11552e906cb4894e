// Places totals on the line from the start of a game to its end.

/** The totals at the two ends of a line. */
export interface Scale {
  low: number
  high: number
}

/** Returns a scale with 0, with all totals, and with the totals that end the game. */
export function scaleOf(ends: readonly number[], totals: readonly number[]): Scale {
  const low = Math.min(0, ...ends, ...totals)
  return { low, high: Math.max(low + 1, 0, ...ends, ...totals) }
}

/** Returns the place of a total on the line, in percent of its length. */
export const percentOf = ({ low, high }: Scale, total: number): number =>
  (100 * (total - low)) / (high - low)

/** Maximum number of faces above each other. */
const MOST = 4

/**
 * Returns a row for each face, from 0 above the line, so that no face covers more than a part of
 * another one. `places` are pixels along the line; faces in one row are at least `apart` pixels
 * from each other, as long as there are rows left.
 */
export function rowsOf(places: readonly number[], apart: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const rows = places.map(() => 0)
  const lasts: number[] = []
  for (const i of order) {
    const free = lasts.findIndex((last) => places[i]! - last >= apart)
    const row = free >= 0 ? free : Math.min(lasts.length, MOST - 1)
    rows[i] = row
    lasts[row] = places[i]!
  }
  return rows
}

/** Returns the total of a seat after each hand, beginning with 0. */
export function totalsBy(scores: readonly { score: number[] }[], seat: number): number[] {
  const totals = [0]
  for (const { score } of scores) totals.push(totals.at(-1)! + (score[seat] ?? 0))
  return totals
}
