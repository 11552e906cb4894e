// What the window of a table is called: where others sit too, whether they wait for one.
import { say } from './catalogue'
import type { People, View } from './wire'

export function titleOf(view: View | null, people: People | null): string {
  const game = view ? say(`game-${view.game}-name`) : ''
  const several = people !== null && people.seats.filter(({ person }) => person).length > 1
  const mine = several && view !== null && view.turn === people.seat && !people.ended
  return say(mine ? 'table-page-title-turn' : 'table-page-title', { game })
}
