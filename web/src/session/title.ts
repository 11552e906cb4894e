// The window title of a table; among several people it shows whether the others wait for this
// player.
import { say } from '../words/catalogue'
import type { People, View } from '../net/wire'

/** Returns whether several people sit at the table. */
export function amongPeople(people: People | null): people is People {
  return people !== null && people.seats.filter(({ person }) => person).length > 1
}

/** Returns whether other people wait for this player's decision. */
export function waitsForMe(view: View | null, people: People | null): boolean {
  if (!amongPeople(people) || people.seat === null) return false
  return view !== null && view.turn === people.seat && !people.ended && !people.paused
}

export function titleOf(view: View | null, people: People | null): string {
  const game = view ? say(`game-${view.game}-name`) : ''
  return say(waitsForMe(view, people) ? 'table-page-title-turn' : 'table-page-title', { game })
}
