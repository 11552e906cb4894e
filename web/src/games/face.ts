// What the lobby knows of a game.
import type { View } from '../net/wire'

/** The options of a table, by name: all of them. */
export type Options = View['options']

export interface Face {
  /** cards that stand for the game */
  sign: readonly string[]
  /** its cards are numbers: drawn large, and sorted by number or by suit */
  numbers: boolean
  /** the side of a seat, before anybody sits at the table; null: everybody for themselves */
  side(seat: number, options: Options): number | null
  /** names of cards that are dealt beside the hand: in a deal by seat, on the table one's own */
  apart: readonly string[]
}
