// The flights of the treasure chest: it moves to the winner of the auction and is opened, and its
// cards come out one by one.
import type { Flight } from '../../session/motion'
import type { Of } from '../room'
import type { FreeClubsTable } from '../wire'

/** Milliseconds until the chest is open, and between two of its cards. */
const [OPENS, EACH] = [560, 110]

type Seen = Of<FreeClubsTable>

/** Returns the cards of the chest that its winner has just opened; "?" for those of others. */
export function found(before: Seen, after: Seen): string[] {
  const isMine = after.table.declarer === after.seat && before.seat === after.seat
  if (!isMine) return Array<string>(before.table.chest).fill('?')
  return after.hand.filter((card) => !before.hand.includes(card))
}

export function chestFlights(before: Seen, after: Seen): Flight[] {
  const seat = after.table.declarer
  if (before.table.declarer !== null || seat === null) return []
  const chest = { card: '', from: 'chest', to: `seat:${seat}`, order: 0, how: 'chest' as const }
  const cards = found(before, after).map((card, place): Flight => {
    const to = card === '?' ? `seat:${seat}` : `hand:${card}`
    return { card, from: `seat:${seat}`, to, order: 0, how: 'turn', wait: OPENS + place * EACH }
  })
  return [chest, ...cards]
}
