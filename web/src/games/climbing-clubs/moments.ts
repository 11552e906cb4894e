// Moments of Climbing Clubs: a player declares double or nothing or goes out, and the last one left.
import { moment, type Moment } from '../../session/moments'
import { who } from '../../words/names'
import type { View } from '../../net/wire'
import type { Finder } from '../moments'
import type { Of } from '../room'
import type { ClimbingClubsTable } from '../wire'

/** A player declares double or nothing, or goes out; two players are left, or one. */
export type ClimbingMoment = 'double' | 'out' | 'duel' | 'last'

type Seen = Of<ClimbingClubsTable>

export const climbingMoments: Finder<Seen> = (before, after, made) => {
  const declared = made
    .filter(({ verb }) => verb === 'double')
    .map(({ seat }) => moment('double', seat))
  const gone = after.table.out.slice(before.table.out.length)
  const outs = gone.map((seat) => {
    const bonus = after.table.bonus[seat] ?? null
    return moment('out', seat, bonus === null ? [] : [String(bonus)], {
      who: who(after, seat),
      bonus: bonus ?? 'none',
    })
  })
  return [...declared, ...outs, ...(gone.length ? endOf(after) : [])]
}

/** Warns the players who are left when somebody has gone out. */
function endOf(view: Seen): Moment[] {
  const { out, teams } = view.table
  const left = view.players.map(({ seat }) => seat).filter((seat) => !out.includes(seat))
  const [one = 0] = left
  const mine = left.includes(view.seat) ? 'you' : 'other'
  if (teams.length) {
    const lost = teams.some((team) => left.every((seat) => team.includes(seat)))
    return lost ? [moment('last', one, [], { who: sideOf(view, left) })] : []
  }
  if (view.players.length < 3) return []
  if (left.length === 2) return [moment('duel', one, ['0'], { who: mine, seats: left })]
  if (left.length > 1) return []
  return [moment('last', one, ['0'], { who: mine })]
}

/** Addresses the viewer if their team is the last one with cards. */
function sideOf(view: View, left: readonly number[]): string {
  const team = view.players[view.seat]?.team ?? null
  return team !== null && left.some((seat) => view.players[seat]?.team === team)
    ? 'your-team'
    : 'their-team'
}
