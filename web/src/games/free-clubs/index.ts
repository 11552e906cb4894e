// Free Clubs: bids on a ladder, handicaps, and honour play with a referee.
import { LOW, round, shuffle, suited, TOP } from '../../cards/dealing'
import { say } from '../../words/catalogue'
import { sideName } from '../../words/names'
import { differs, fact, news, type Fact, type Furnished, type Of } from '../room'
import type { FreeClubsTable } from '../wire'
import { chestFlights } from './flights'
import Handicap from './Handicap.svelte'
import Honour from './Honour.svelte'
import Ladder from './Ladder.svelte'
import Sending from './Sending.svelte'
import Settle from './Settle.svelte'
import Windows from './Windows.svelte'

type Seen = Of<FreeClubsTable>

const PRIMARY = suited(LOW)
const AUCTION = [...suited(TOP), 'X', 'X']

export const freeClubs: Furnished<FreeClubsTable> = {
  high: ['9', '8'],
  facts,
  tags,
  ally: ({ table: { declarer, partner } }, seat) => {
    if (partner === null) return null
    return seat === declarer ? partner : seat === partner ? declarer : null
  },
  counts: ({ table, phase }, seat) => {
    if (phase !== 'play' && phase !== 'scored' && phase !== 'over') return []
    const [count, points] = [table.diamonds[seat] ?? 0, table.diamonds_worth[seat] ?? 0]
    const words = say('table-count-diamonds', { count, points })
    const value = points ? say('table-diamonds-short', { count, points }) : String(count)
    return [{ suit: 'D', value, words }]
  },
  bids: ({ table }, seat) => table.bids[seat] ?? [],
  mark: (view, card) => {
    if (view.table.honour?.owed.includes(card)) return say('table-mark-owed')
    if (view.phase === 'send' && sent(view, card)) return say('table-mark-sent')
    return news(view, view.table.received, card)
  },
  honour: ({ table }) => table.honour,
  middle: { auction: Ladder, handicap: Handicap, send: Sending, settle: Settle },
  differs: ({ table, choices, phase }) =>
    table.honour && choices && (phase === 'handicap' || phase === 'play')
      ? [differs('honour', 'FC-17')]
      : [],
  grave: ({ table }, action) => {
    if (action !== 'bid X') return null
    const seat = table.ladder.find(({ card }) => card === 'X')?.price?.seat ?? null
    return seat === null
      ? { rule: '', key: 'table-joker-help', args: {} }
      : { rule: '', key: 'table-joker-help-with', args: { seat } }
  },
  atOnce: ['play', 'retake', 'bid'],
  byItself: ['pass', 'discard', 'give'],
  beside: ['bid'],
  flights: chestFlights,
  tells: ['take'],
  fails: ['free-line-broken'],
  keys: ['p'],
  ruling: Windows,
  help: ({ table }) =>
    table.honour ? { words: Honour, keys: ['t', 'r', 'numbers', 'u', 'o'] } : null,
  deal: async (seats, dealer, numbers) => {
    const primary = round(await shuffle(numbers, PRIMARY), PRIMARY, seats, 10, dealer)
    const auction = round(await shuffle(numbers, AUCTION), AUCTION, seats, 6, dealer)
    return { hands: primary.hands, auction: auction.hands, chest: primary.rest }
  },
}

/**
 * Returns whether this seat has chosen this card to pass. The card moves once all players have
 * chosen.
 */
const sent = ({ log, seat }: Seen, card: string) =>
  log.some((entry) => entry.seat === seat && entry.verb === 'send' && entry.cards[0]?.card === card)

function facts(view: Seen): Fact[] {
  const { declarer, partner, need, side_tricks: have, chest } = view.table
  const facts: Fact[] = []
  if (declarer !== null && need !== null) {
    const side = partner === null ? [declarer] : [declarer, partner]
    facts.push({
      label: say('table-fact-contract', { names: sideName(view, side) }),
      value: say('table-fact-of', { have, need, made: have < need ? 'no' : 'yes' }),
      help: say('table-fact-contract-help'),
    })
  }
  if (chest > 0) facts.push(fact('chest', say('table-count-cards', { count: chest })))
  return facts
}

function tags({ table }: Seen, seat: number): string[] {
  const marks: [boolean | undefined, string][] = [
    [table.declarer === seat, 'table-tag-declarer'],
    [table.partner === seat, 'table-tag-partner'],
    [table.ace_of_hearts === seat, 'table-tag-ace-of-hearts'],
    [table.honour?.barred[seat], 'table-tag-barred'],
    [table.honour?.ready[seat], 'table-tag-ready'],
  ]
  return marks.filter(([holds]) => holds).map(([, key]) => say(key))
}
