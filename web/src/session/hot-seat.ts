// Several players share one screen and hand it over, without seeing each other's cards.
import type { People, View } from '../net/wire'
import { awaitedIn } from './selectors'

/**
 * Returns the seats whose players may take the screen now; empty if the cards may be shown.
 * `holds` is the seat of the player who has confirmed holding the screen; null before that.
 */
export function takers(view: View, people: People | null, holds: number | null): number[] {
  const mine = people?.mine ?? []
  if (mine.length < 2) return []
  const theirs = awaitedIn(view).filter((seat) => mine.includes(seat))
  if (theirs.length && !theirs.includes(holds ?? -1)) return theirs.slice(0, 1)
  if (holds === null || !mine.includes(holds)) return mine
  return view.seat === holds ? [] : [holds]
}
