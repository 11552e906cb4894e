// Sentences about the numbers and places of a review.
import { say } from '../words/catalogue'
import { lossOf } from '../words/figures'
import { sidesAmong } from '../session/selectors'
import type { DecisionWorth, Review } from '../net/wire'
import { actionWords } from '../words/decisions'
import type { Moment } from './moment'

/** Returns the percentage points by which a decision lowered the chance to win. */
export const lossBy = ({ played, best }: DecisionWorth) => lossOf(played.chance, best.chance)

/** Returns a decision in words, such as "Play ♣9"; a call names the player who is called. */
export function did(action: string, names: readonly string[]): string {
  const [verb, seat] = action.split(' ')
  return verb === 'call'
    ? say('review-did-call', { seat: Number(seat) }, names)
    : actionWords(action)
}

export const namesIn = (review: Review) => review.players.map(({ name }) => name)

/** Returns a moment in words: "Hand 3, decision 12: Bo: Play ♣9". */
export function momentWords(moment: Moment, names: readonly string[]): string {
  return say('review-moment', {
    hand: moment.hand,
    number: moment.number,
    name: names[moment.seat] ?? '',
    did: did(moment.action, names),
  })
}

/**
 * Returns the sides, ordered by their first seats. A side is a list of the seats that win or lose
 * together.
 */
export const sidesOf = ({ players }: Review): number[][] => sidesAmong([...players.keys()], players)
