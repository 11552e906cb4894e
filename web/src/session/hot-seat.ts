// A screen with several players is handed over, and nobody else's cards are seen on the way.
import type { People, View } from '../net/wire'

/**
 * Who has to take the screen before anything is shown, by seat; none where it may be shown.
 *
 * holds: the seat of who has said that they hold it; null: nobody yet.
 */
export function takers(view: View, people: People | null, holds: number | null): number[] {
  const mine = people?.mine ?? []
  if (mine.length < 2) return []
  const theirs = view.turn !== null && mine.includes(view.turn) ? view.turn : null
  if (theirs !== null && theirs !== holds) return [theirs]
  if (holds === null || !mine.includes(holds)) return mine
  return view.seat === holds ? [] : [holds]
}
