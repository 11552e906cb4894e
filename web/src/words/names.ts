// Names of players in sentences.
import { listed } from './catalogue'
import type { View } from '../net/wire'

/** Returns the names of all players, by seat. */
export function namesOf(view: View): string[] {
  return view.players.map((player) => player.name)
}

/** Returns the names of these players in one text, such as "Ann and Bo". */
export function sideName(view: View, side: readonly number[]): string {
  return listed(side.map((seat) => namesOf(view)[seat] ?? ''))
}

/** Selects the form of a sentence that addresses the viewer: "You take it", "Bo takes it". */
export function who(view: View, seat: number): 'you' | 'other' {
  return seat === view.seat ? 'you' : 'other'
}
