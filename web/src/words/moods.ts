// The moods in which portraits are shown. They follow from what every player may see, so that a
// bot's face gives no hidden card away.
import { parse } from '../cards/deck'
import type { Room } from '../games/room'
import type { View } from '../net/wire'

/** A mood of a portrait; `scripts/faces.ts` draws each. */
export type Mood = 'calm' | 'glad' | 'sad' | 'amazed'

/** The parts of a view on which moods depend: all seats and spectators see the same there. */
export type Open = Pick<View, 'log' | 'phase' | 'players' | 'scores'>

/**
 * How much bots show, by level: 3 for each trick they win, 2 for high cards, 1 for the prize of the
 * game, 0 only for the end of a hand, like people.
 */
const TEMPERS: Record<string, number> = { beginner: 3, random: 3, casual: 2, rule: 2, strong: 1 }

/** The cards of a game that stir the players (see `Room`). */
type Stirring = Pick<Room, 'prize' | 'high'>

/** Returns the moods of all players, by seat. */
export function moodsOf(view: Open, { prize, high }: Stirring): Mood[] {
  if (view.phase === 'scored' || view.phase === 'over') return moodsAtEnd(view)
  const last = view.log.at(-1)
  const { trick = null, wins = null } = last ?? {}
  if (trick === null || wins === null) return view.players.map(() => 'calm')
  const plays = view.log.filter((entry) => entry.trick === trick)
  const stirs = plays.some(({ cards }) => cards.some(({ card }) => card === prize))
  return view.players.map(({ seat, bot }) => {
    const temper = bot === null ? 0 : (TEMPERS[bot] ?? 0)
    if (stirs && temper >= 1) return sidesWith(view, seat, wins) ? 'glad' : 'amazed'
    const own = plays.filter((entry) => entry.seat === seat).flatMap(({ cards }) => cards)
    const isHigh = own.some(({ card }) => high.includes(parse(card).rank))
    if (seat === wins) return temper >= 3 || (temper >= 2 && isHigh) ? 'glad' : 'calm'
    return temper >= 2 && isHigh && !sidesWith(view, seat, wins) ? 'sad' : 'calm'
  })
}

/** Returns whether two players are the same or partners. */
function sidesWith({ players }: Open, one: number, other: number): boolean {
  const team = players[one]?.team ?? null
  return one === other || (team !== null && team === players[other]?.team)
}

/** Returns the moods after a hand: players with the best score are glad, those who lost points sad. */
function moodsAtEnd({ scores, players }: Open): Mood[] {
  const score = scores.at(-1)?.score ?? []
  const best = Math.max(0, ...score)
  return players.map(({ seat }) => {
    const points = score[seat] ?? 0
    if (points < 0) return 'sad'
    return points > 0 && points === best ? 'glad' : 'calm'
  })
}
