// Moments of Clubs (Whist): the swap with the spare hand, and the first club that trumps or is led.
import { moment } from '../../session/moments'
import { who } from '../../words/names'
import type { Finder } from '../moments'
import type { Of } from '../room'
import type { ClubsWhistTable } from '../wire'

/** A player takes the spare hand; clubs may be led. */
export type WhistMoment = 'swap' | 'broken'

export const whistMoments: Finder<Of<ClubsWhistTable>> = (before, after, made) => {
  const swaps = made.filter(({ verb }) => verb === 'swap').map(({ seat }) => moment('swap', seat))
  const club = made.find(({ cards }) => cards[0]?.card.endsWith('C'))
  if (before.table.broken || !after.table.broken || !club) return swaps
  const cards = club.cards.map(({ card }) => card)
  return [...swaps, moment('broken', club.seat, cards, { who: who(after, club.seat) })]
}
