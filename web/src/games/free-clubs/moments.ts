// Moments of Free Clubs: the chest, the Joker's partner, and the price of the bids.
import { moment } from '../../session/moments'
import { namesOf, who } from '../../words/names'
import type { Finder } from '../moments'
import type { Of } from '../room'
import type { FreeClubsTable } from '../wire'
import { found } from './flights'

/** The auction is won, a Joker finds its partner, or a price is paid. */
export type FreeMoment = 'chest' | 'partner' | 'paid'

export const freeMoments: Finder<Of<FreeClubsTable>> = (before, after, made) => {
  const paid = made
    .filter(({ verb }) => verb === 'discard' || verb === 'give')
    .map(({ seat, cards }) =>
      moment(
        'paid',
        seat,
        cards.map(({ card }) => card),
      ),
    )
  const { declarer, partner, need } = after.table
  if (before.table.declarer !== null || declarer === null) return paid
  const chest = moment('chest', declarer, found(before, after))
  if (partner === null) return [chest, ...paid]
  const mine = partner === after.seat ? 'partner' : who(after, declarer)
  const args = { who: mine, with: namesOf(after)[declarer] ?? '', need: need ?? 0 }
  return [chest, moment('partner', partner, ['X'], args), ...paid]
}
