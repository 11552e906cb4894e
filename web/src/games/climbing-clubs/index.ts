// Climbing Clubs: numbers instead of ranks, and combinations instead of tricks of single cards.
import { parse } from '../../cards/deck'
import { round, shuffle, suited } from '../../cards/dealing'
import { say } from '../../words/catalogue'
import { differs, fact, pointsOf, type Furnished } from '../room'
import type { ClimbingClubsTable } from '../wire'

const NUMBERS = suited(Array.from({ length: 15 }, (_, i) => String(i + 1)))

const variant = (option: string) => ({
  ...fact('variant', say(`option-${option}`)),
  help: say(`option-${option}-help`),
})

export const climbingClubs: Furnished<ClimbingClubsTable> = {
  combinations: true,
  high: ['15', '14'],
  points: (options, card) => {
    const { rank, suit } = parse(card)
    const points = options['club_points'] as number[] | undefined
    return suit === 'C' ? (points?.[Number(rank) - 1] ?? 0) : 0
  },
  facts: ({ table }) => [
    ...(table.bonus_left.length ? [fact('bonus-left', table.bonus_left.join(' · '))] : []),
    fact('stock', say('table-count-cards', { count: table.stock })),
    ...(table.wild_15s ? [variant('wild_15s')] : []),
    ...(table.crazy ? [variant('crazy')] : []),
  ],
  tags: ({ table }, seat) => {
    const place = table.out.indexOf(seat) + 1
    const bonus = table.bonus[seat] ?? null
    return [
      ...(table.doubled[seat] ? [say('table-tag-doubled')] : []),
      ...(place ? [say('table-tag-out', { place })] : []),
      ...(bonus !== null ? [say('table-tag-bonus', { bonus })] : []),
    ]
  },
  counts: (view, seat) => pointsOf(view, seat, 'C'),
  differs: ({ table, choices, hand, seat }) => {
    if (!choices) return []
    const fifteen = hand.some((card) => parse(card).rank === '15')
    const team = table.teams.find((members) => members.includes(seat))
    return [
      ...(team ? [differs('teams', 'CC-13', { partners: team.length - 1 })] : []),
      ...(choices.buttons.includes('double') ? [differs('double', 'CC-11')] : []),
      ...(table.wild_15s && fifteen ? [differs('wild', 'CC-12')] : []),
      ...(table.crazy && table.to_beat ? [differs('crazy', 'CC-14')] : []),
    ]
  },
  fails: ['climbing-line-last', 'climbing-line-team', 'climbing-line-failed'],
  grave: (_, action) =>
    action === 'double' ? { rule: '', key: 'table-double-help', args: {} } : null,
  flights: (before, { table }) =>
    table.out.slice(before.table.out.length).map((seat, order) => ({
      card: String(table.bonus[seat]),
      from: `bonus:${table.bonus[seat]}`,
      to: `seat:${seat}`,
      order,
    })),
  short: { double: 'table-double' },
  keys: ['p', 'd'],
  ordered: ['aside'],
  deal: async (seats, dealer, numbers, before) => {
    let pack = (before?.aside ?? []) as string[]
    if (pack.length < 10 * seats) {
      const discards = NUMBERS.filter((card) => !pack.includes(card))
      pack = [...pack, ...(await shuffle(numbers, discards))]
    }
    const { hands, rest } = round(pack, NUMBERS, seats, 10, dealer)
    return { hands, aside: rest }
  },
}
