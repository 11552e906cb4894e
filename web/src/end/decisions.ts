// The best and the costliest decisions of a game, from the stream of its review.
import type { ReviewLine } from '../net/api'
import type { DecisionWorth } from '../net/wire'
import { lossBy } from '../review/words'
import { percent } from '../words/figures'

/** A decision, and the chance to win that it kept or lost, in percentage points. */
export interface Weighed {
  hand: number
  number: number
  seat: number
  action: string
  points: number
}

/** Maximum number of decisions in each list. */
const SHOWN = 2

/** Collects the lines of a review. */
export class Decisions {
  #seats = new Map<string, number>()
  #worths = new Map<string, DecisionWorth>()
  /** The seat whose decisions count; null for all seats. */
  readonly #seat: number | null

  constructor(seat: number | null) {
    this.#seat = seat
  }

  take(line: ReviewLine): void {
    if (line.type === 'overview') {
      for (const { number: hand, decisions } of line.hands)
        for (const { number, seat } of decisions) this.#seats.set(`${hand}.${number}`, seat)
    } else if (line.type === 'worth') this.#worths.set(`${line.hand}.${line.number}`, line)
  }

  /** Returns the decisions that lowered the chance to win most. */
  get costliest(): Weighed[] {
    return this.#ranked(lossBy)
  }

  /** Returns the best decisions whose alternatives would have lowered the chance to win most. */
  get best(): Weighed[] {
    return this.#ranked(keptBy)
  }

  #ranked(by: (worth: DecisionWorth) => number): Weighed[] {
    return [...this.#worths]
      .map(([place, worth]) => ({
        hand: worth.hand,
        number: worth.number,
        seat: this.#seats.get(place) ?? -1,
        action: worth.played.action,
        points: by(worth),
      }))
      .filter(({ seat, points }) => points > 0 && (this.#seat ?? seat) === seat)
      .sort((a, b) => b.points - a.points)
      .slice(0, SHOWN)
  }
}

/** Returns by how much the chance would be lower after the second best choice. */
function keptBy({ played, best, candidates }: DecisionWorth): number {
  if (played.action !== best.action) return 0
  const others = candidates.filter(({ action }) => action !== played.action)
  if (!others.length) return 0
  return percent(played.chance) - percent(Math.max(...others.map(({ chance }) => chance)))
}
