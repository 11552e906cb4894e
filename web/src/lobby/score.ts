// The score of a table, in short.
import { lobbyFaceOf } from '../games/faces'
import { figure, listed, say } from '../words/catalogue'
import type { TableInfo } from '../net/wire'

/** The points of all, of partners once. */
export function scoreOf({ game, total, options }: TableInfo): string {
  const { side } = lobbyFaceOf(game)
  const sides = total.map((_, seat) => side(seat, options) ?? `seat ${seat}`)
  const first = total.filter((_, seat) => sides.indexOf(sides[seat]!) === seat)
  return first.map(figure).join(' : ')
}

/** Who else sits at a table. */
export const othersAt = ({ players, seat }: TableInfo): string =>
  listed(players.filter((_, other) => other !== seat))

/** How a game that is over ended for the person. */
export function resultOf({ total, seat, winners, players }: TableInfo): string {
  const mine = figure(total[seat] ?? 0)
  if (winners === null) return say('lobby-ended', { points: mine })
  if (winners.includes(seat)) return say('lobby-won', { points: mine })
  const names = winners.map((winner) => players[winner] ?? '')
  return say('lobby-lost', { points: mine, names: listed(names) })
}
