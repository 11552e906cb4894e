// Presentation of the games for the lobby and for the code that stores deals. It does not load the
// code of the games' tables.
import { drawnAs } from '../net/drawn'
import type { View } from '../net/wire'
import { climbingClubs } from './climbing-clubs/face'
import type { Face } from './face'
import { freeClubs } from './free-clubs/face'
import { rubyDame } from './ruby-dame/face'

const PLAIN: Face = { heroine: '', numbers: false, side: () => null, apart: [] }

const FACES: Partial<Record<string, Partial<Face>>> = {
  'free-clubs': freeClubs,
  'climbing-clubs': climbingClubs,
  'ruby-dame': rubyDame,
}

export const lobbyFaceOf = (game: string): Face => ({ ...PLAIN, ...FACES[drawnAs(game)] })

/** Returns this seat's cards that were dealt beside its hand, with the name of their group. */
export const apartOf = (view: View): [name: string, cards: string[]][] =>
  lobbyFaceOf(view.game)
    .apart.map((name): [string, string[]] => [name, (view.table[name] ?? []) as string[]])
    .filter(([, cards]) => cards.length > 0)
