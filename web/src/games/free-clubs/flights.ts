// The flights at the end of the auction: the treasure chest moves to the winner and is opened, and
// its cards come out one by one. Then a Joker's partner changes sides.
import type { Flight } from '../../session/motion'
import type { Of } from '../room'
import type { FreeClubsTable } from '../wire'

/** Milliseconds until the chest is open, between two of its cards, and until its lid closes. */
const [OPENS, EACH, CLOSES] = [560, 110, 1200]

type Seen = Of<FreeClubsTable>

/** Returns the cards of the chest that its winner has just opened; "?" for those of others. */
export function found(before: Seen, after: Seen): string[] {
  const isMine = after.table.declarer === after.seat && before.seat === after.seat
  if (!isMine) return Array<string>(before.table.chest).fill('?')
  return after.hand.filter((card) => !before.hand.includes(card))
}

export function chestFlights(before: Seen, after: Seen): Flight[] {
  const { declarer: seat, partner } = after.table
  if (before.table.declarer !== null || seat === null) return []
  const chest = { card: '', from: 'chest', to: `seat:${seat}`, order: 0, how: 'chest' as const }
  const cards = found(before, after).map((card, place): Flight => {
    const to = card === '?' ? `seat:${seat}` : `hand:${card}`
    return { card, from: `seat:${seat}`, to, order: 0, how: 'turn', wait: OPENS + place * EACH }
  })
  if (partner === null) return [chest, ...cards]
  const sides = [
    [partner, seat],
    [seat, partner],
  ]
  const allies = sides.map(([from, to]): Flight => {
    return { card: '', from: `seat:${from}`, to: `ally:${to}`, order: 0, how: 'ally', wait: CLOSES }
  })
  return [chest, ...cards, ...allies]
}
