// How fast the page shows a hand: faster once it goes on without the players of this page.
import { honourOf, roomOf } from '../games'
import { latestTrick, playsOf } from './selectors'
import type { People, View } from '../net/wire'

/** Speed of a hand that goes on without the players of this page; 1 is the speed of the setting. */
export const BRISK = 2.5

/** Returns the speed at which the moves of others are shown. */
export function speedOf(view: View, people: People | null): number {
  const ours = followed(view, people)
  const isOut = view.phase === 'play' && !honourOf(view) && ours.length > 0
  return isOut && ours.every((seat) => goesOnWithout(view, seat)) ? BRISK : 1
}

/** Returns the seats of this page's players; for a spectator, those of all people who play. */
function followed({ seat }: View, people: People | null): number[] {
  if (people?.mine.length) return people.mine
  if (!people || people.seat !== null) return [seat]
  return people.seats.flatMap(({ person, away }, seat) => (person && !away ? [seat] : []))
}

/**
 * Returns whether nothing in this hand depends on a player any more. In a game of single cards, the
 * player's last card may still win its trick.
 */
function goesOnWithout(view: View, seat: number): boolean {
  if (view.players[seat]?.cards !== 0) return false
  const trick = latestTrick(view)
  const lies = trick !== null && playsOf(view, trick).some((entry) => entry.seat === seat)
  return roomOf(view.game).combinations || !lies
}
