// Ruby Dame: two against two, cards to pass, and the queen of diamonds.
import { round, shuffle, STANDARD } from '../../cards/dealing'
import { figure, say } from '../../words/catalogue'
import { namesOf } from '../../words/names'
import { fact, news, type Fact, type Furnished, type Of } from '../room'
import type { RubyDameTable } from '../wire'
import Sending from './Sending.svelte'

type Seen = Of<RubyDameTable>

export const rubyDame: Furnished<RubyDameTable> = {
  facts,
  prize: 'QD',
  tags: ({ table }, seat) => (table.dame_seat === seat ? [say('table-tag-dame')] : []),
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

function facts(view: Seen): Fact[] {
  const { table, players, seat, phase } = view
  const last =
    phase === 'send'
      ? fact('pass', say(`table-direction-${table.direction}`))
      : fact('dame', namesOf(view)[table.dame_seat ?? -1] ?? say('table-dame-out'))
  const mine = players[seat]?.team ?? null
  if (mine === null) return [last] // a spectator has no own side
  const score = (of: (side: number) => number) =>
    say('table-fact-sides', { ours: figure(of(mine)), theirs: figure(of(1 - mine)) })
  const points = score((side) => table.points[side] ?? 0)
  return [...(phase === 'send' ? [] : [fact('hand-score', points)]), last]
}
