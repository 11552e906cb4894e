// The part of a game's presentation that the lobby needs.
import type { View } from '../net/wire'

/** All options of a table, by name. */
export type Options = View['options']

export interface Face {
  /** The card that gives the game its name; "" if none does. */
  heroine: string
  /**
   * Whether the game's cards are numbers. Such cards are drawn large, and can be sorted by number
   * or by suit.
   */
  numbers: boolean
  /** Returns the side of a seat before the deal; null if all players play alone. */
  side(seat: number, options: Options): number | null
  /**
   * Names of the groups of cards that are dealt beside the hand. A deal has such a group for each
   * seat; a view has only the viewer's group.
   */
  apart: readonly string[]
}
