// What the window of a table is called: where others sit too, whether they wait for one.
import { say } from '../words/catalogue'
import type { People, View } from '../net/wire'

/** Whether several people sit there. */
export function amongPeople(people: People | null): people is People {
  return people !== null && people.seats.filter(({ person }) => person).length > 1
}

/** Whether others wait for what one decides now. */
export function waitsForMe(view: View | null, people: People | null): boolean {
  if (!amongPeople(people) || people.seat === null) return false
  return view !== null && view.turn === people.seat && !people.ended && !people.paused
}

export function titleOf(view: View | null, people: People | null): string {
  const game = view ? say(`game-${view.game}-name`) : ''
  return say(waitsForMe(view, people) ? 'table-page-title-turn' : 'table-page-title', { game })
}
