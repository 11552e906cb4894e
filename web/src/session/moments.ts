// Finds the moments of a hand that deserve to be staged: a chest that is won, clubs that are broken,
// a player who goes out. It compares two consecutive views, so a moment tells only what the viewer
// may know, and an old moment is not repeated after a reload. `games/moments.ts` adds the moments
// of each game, `table/Stage.svelte` shows the words, and `motion.ts` plans the flights.
import { roomOf } from '../games'
import type { GameMoment } from '../games/moments'
import type { LogEntry, Message, View } from '../net/wire'
import { forceOf } from './motion'

/**
 * Moments that every game has:
 *
 * - deal: a hand is dealt
 * - received: the viewer receives cards that another player has passed
 * - strong, soft: a play that takes or trumps a trick, and a discard
 */
type CommonMoment = 'deal' | 'received' | 'strong' | 'soft'

export type MomentName = CommonMoment | GameMoment

export interface Moment {
  name: MomentName
  /** The player whom the moment is about. */
  seat: number
  /** The cards that it shows; "?" is face down. */
  cards: readonly string[]
  /** What has happened, if more than the log says; else null. */
  words: Message | null
}

/** Builds a moment; its words have the key `moment-NAME`, or none without arguments. */
export const moment = (
  name: MomentName,
  seat: number,
  cards: readonly string[] = [],
  args: Message['args'] | null = null,
): Moment => ({
  name,
  seat,
  cards,
  words: args && { rule: '', key: `moment-${name}`, args: { seat, ...args } },
})

/** Returns the moments that every game has, given two consecutive views and what was decided. */
export function commonMoments(after: View, made: readonly LogEntry[]): Moment[] {
  const passes = roomOf(after.game).stays
  return made.flatMap((entry) => {
    const cards = entry.cards.map(({ card }) => card)
    const force = forceOf(after, entry)
    const received = passes.includes(entry.verb) && entry.to === after.seat
    return [
      ...(received ? [moment('received', entry.seat, cards)] : []),
      ...(force ? [moment(force, entry.seat, cards)] : []),
    ]
  })
}
