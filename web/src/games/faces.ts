// What the page knows of the games without the code of their tables. The lobby, and the code that
// stores deals, need no more.
import type { View } from '../net/wire'
import { climbingClubs } from './climbing-clubs/face'
import { clubsWhist } from './clubs-whist/face'
import { freeClubs } from './free-clubs/face'
import { rubyDame } from './ruby-dame/face'

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

const PLAIN: Face = { sign: ['AC'], numbers: false, side: () => null, apart: [] }

const FACES: Partial<Record<string, Partial<Face>>> = {
  'free-clubs': freeClubs,
  'clubs-whist': clubsWhist,
  'climbing-clubs': climbingClubs,
  'ruby-dame': rubyDame,
}

export const lobbyFaceOf = (game: string): Face => ({ ...PLAIN, ...FACES[game] })

/** This seat's cards that were dealt beside its hand, by the name of their group. */
export const apartOf = (view: View): [name: string, cards: string[]][] =>
  lobbyFaceOf(view.game)
    .apart.map((name): [string, string[]] => [name, (view.table[name] ?? []) as string[]])
    .filter(([, cards]) => cards.length > 0)
