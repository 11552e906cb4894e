// Short forms of the score of a table.
import { lobbyFaceOf } from '../games/faces'
import { figure, listed, say } from '../words/catalogue'
import type { TableInfo } from '../net/wire'

/** Returns the points of all sides; partners have one common number. */
export function scoreOf({ game, total, options }: TableInfo): string {
  const { side } = lobbyFaceOf(game)
  const sides = total.map((_, seat) => side(seat, options) ?? `seat ${seat}`)
  const first = total.filter((_, seat) => sides.indexOf(sides[seat]!) === seat)
  return first.map(figure).join(' : ')
}

/** Returns the names of the other players at a table. */
export const othersAt = ({ players, seat }: TableInfo): string =>
  listed(players.filter((_, other) => other !== seat))

/** Returns how a finished game ended for the user. */
export function resultOf({ total, seat, winners, players, tournament }: TableInfo): string {
  const mine = figure(total[seat] ?? 0)
  if (tournament) return say('lobby-tournament', { points: mine })
  if (winners === null) return say('lobby-ended', { points: mine })
  if (winners.includes(seat)) return say('lobby-won', { points: mine })
  const names = winners.map((winner) => players[winner] ?? '')
  return say('lobby-lost', { points: mine, names: listed(names) })
}
