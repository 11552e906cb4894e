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

/**
 * Returns places for faces along a line, so that no face covers another one: at least `apart` from
 * each other, within the line, and otherwise as near as possible to `places`, in the same order.
 */
export function spread(places: readonly number[], apart: number, length: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  // Faces that would collide form a group, which stands around the mean of their places.
  const groups: { sum: number; count: number }[] = []
  const mean = ({ sum, count }: { sum: number; count: number }) => sum / count
  order.forEach((i, rank) => {
    const group = { sum: places[i]! - rank * apart, count: 1 }
    while (groups.length && mean(groups.at(-1)!) > mean(group)) {
      const before = groups.pop()!
      group.sum += before.sum
      group.count += before.count
    }
    groups.push(group)
  })
  const most = Math.max(0, length - (places.length - 1) * apart)
  const starts = groups.flatMap((group) =>
    Array<number>(group.count).fill(Math.min(most, Math.max(0, mean(group)))),
  )
  const found = places.map(() => 0)
  order.forEach((i, rank) => (found[i] = starts[rank]! + rank * apart))
  return found
}

/** Returns the total of a seat after each hand, beginning with 0. */
export function totalsBy(scores: readonly { score: number[] }[], seat: number): number[] {
  const totals = [0]
  for (const { score } of scores) totals.push(totals.at(-1)! + (score[seat] ?? 0))
  return totals
}
