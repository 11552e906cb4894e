// Decisions without an alternative, which the page makes for the player after a beat.
import { settings } from '../browser/settings.svelte'
import { honourOf, roomOf } from '../games'
import type { Message, People, View } from '../net/wire'
import { amongPeople } from './title'

const note = (key: string): Message => ({ rule: '', key, args: {} })
const PASS = note('table-by-itself')
const CARD = note('table-card-by-itself')

const isCard = (action: string) => action.startsWith('play ')

/** Returns the note that explains why a decision is made automatically. */
export const noteOn = (action: string): Message => (isCard(action) ? CARD : PASS)

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
