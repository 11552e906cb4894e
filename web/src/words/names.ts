// Names of players in sentences.
import type { View } from '../net/wire'

/** Returns the names of all players, by seat. */
export function namesOf(view: View): string[] {
  return view.players.map((player) => player.name)
}

/** Selects the form of a sentence that addresses the viewer: "You take it", "Bo takes it". */
export function who(view: View, seat: number): 'you' | 'other' {
  return seat === view.seat ? 'you' : 'other'
}
