// Finds the moments between two views. The table loads this module after its first cards.
import { drawnAs } from '../net/drawn'
import type { LogEntry, View } from '../net/wire'
import { commonMoments, moment, type Moment } from '../session/moments'
import { climbingMoments, type ClimbingMoment } from './climbing-clubs/moments'
import { whistMoments, type WhistMoment } from './clubs-whist/moments'
import { freeMoments, type FreeMoment } from './free-clubs/moments'
import { dameMoments, type DameMoment } from './ruby-dame/moments'

/** Moments that only some games have. */
export type GameMoment = FreeMoment | WhistMoment | ClimbingMoment | DameMoment

/** Finds the moments of a game, given two consecutive views and the decisions between them. */
export type Finder<V extends View = View> = (
  before: V,
  after: V,
  made: readonly LogEntry[],
) => Moment[]

const FINDERS = {
  'free-clubs': freeMoments,
  'clubs-whist': whistMoments,
  'climbing-clubs': climbingMoments,
  'ruby-dame': dameMoments,
} as unknown as Partial<Record<string, Finder>>

/** Returns the moments between two consecutive views: those of all games, then those of this one. */
export function momentsOf(before: View, after: View): Moment[] {
  if (after.hand_number !== before.hand_number) return [moment('deal', after.dealer)]
  const made = after.log.slice(before.log.length) // empty if a decision was taken back
  if (!made.length) return []
  return [
    ...commonMoments(after, made),
    ...(FINDERS[drawnAs(after.game)]?.(before, after, made) ?? []),
  ]
}
