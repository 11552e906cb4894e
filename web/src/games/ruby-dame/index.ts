// Ruby Dame: two against two, cards to pass, and the queen of diamonds.
import { round, shuffle, STANDARD } from '../../cards/dealing'
import { figure, say } from '../../words/catalogue'
import { fact, news, type Fact, type Furnished, type Of } from '../room'
import type { RubyDameTable } from '../wire'
import Sending from './Sending.svelte'

type Seen = Of<RubyDameTable>

export const rubyDame: Furnished<RubyDameTable> = {
  facts,
  prize: 'QD',
  tags: (view, seat) => [...(tookDame(view) === seat ? [say('table-tag-dame')] : [])],
  mark: (view, card) =>
    view.phase === 'send' && view.table.sent.includes(card)
      ? say('table-mark-sent')
      : news(view, view.table.received, card),
  middle: { send: Sending },
  keys: ['e'],
  deal: async (seats, dealer, numbers) => ({
    hands: round(await shuffle(numbers, STANDARD), STANDARD, seats, 13, dealer).hands,
  }),
}

function facts({ table, players, seat, phase }: Seen): Fact[] {
  const pass = phase === 'send' ? [fact('pass', say(`table-direction-${table.direction}`))] : []
  const mine = players[seat]?.team ?? null
  if (mine === null) return pass // a spectator has no own side
  const total = (side: number) => players.find(({ team }) => team === side)?.total ?? 0
  const score = (of: (side: number) => number) =>
    say('table-fact-sides', { ours: figure(of(mine)), theirs: figure(of(1 - mine)) })
  return [
    fact('game-score', score(total)),
    fact(
      'hand-score',
      score((side) => table.points[side] ?? 0),
    ),
    ...pass,
  ]
}

/** Returns the seat that took the trick with the queen of diamonds; null before that. */
function tookDame({ log }: Seen): number | null {
  const played = log.find(({ verb, cards }) => verb === 'play' && cards[0]?.card === rubyDame.prize)
  return log.find(({ trick, wins }) => trick === played?.trick && wins !== null)?.wins ?? null
}
