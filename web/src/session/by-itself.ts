// Decisions without an alternative, which the page makes for the player after a beat.
import { settings } from '../browser/settings.svelte'
import { honourOf, roomOf } from '../games'
import type { Message, People, View } from '../net/wire'
import { amongPeople } from './title'

const CARD: Message = { rule: '', key: 'table-card-by-itself', args: {} }

const isCard = (action: string) => action.startsWith('play ')

/** Returns the note that explains why a decision is made automatically. */
export function noteOn(view: View, action: string): Message {
  if (isCard(action)) return CARD
  const pays = roomOf(view.game).byItself.some((verb) => verb !== 'pass') // not in every game
  return { rule: '', key: 'table-by-itself', args: { pays: pays ? 'yes' : 'no' } }
}

/**
 * Returns the player's only possible decision, if the settings let the page make it; else null. In
 * honour play the page does not tell players what they have to do.
 */
export function madeByItself(view: View, people: People | null, isLesson: boolean): string | null {
  const only = view.choices?.only ?? null
  if (only === null || honourOf(view)) return null
  const [verb = '', ...cards] = only.split(' ')
  if (!isCard(only))
    return settings.forced && roomOf(view.game).byItself.includes(verb) ? only : null
  const { forcedCards } = settings
  const isOn = forcedCards === 'always' || (forcedCards === 'bots' && !amongPeople(people))
  return isOn && !isLesson && cards.length === 1 ? only : null
}
