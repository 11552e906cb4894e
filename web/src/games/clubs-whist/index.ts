// Clubs (Whist): a hand to exchange, clubs that must be broken, and quotas.
import { round, shuffle, STANDARD } from '../../cards/dealing'
import { say } from '../../words/catalogue'
import { fact, type Furnished } from '../room'
import type { ClubsWhistTable } from '../wire'
import Exchange from './Exchange.svelte'

export const clubsWhist: Furnished<ClubsWhistTable> = {
  facts: ({ table }) => [
    fact('broken', say(table.broken ? 'table-yes' : 'table-not-yet')),
    fact('quota', table.quota),
  ],
  tags: ({ table, phase }, seat) => {
    const done = table.exchange[seat]
    const told = phase === 'exchange' || (phase === 'play' && done === 'swap')
    return done && told ? [say(done === 'swap' ? 'table-tag-swap' : 'table-tag-keep')] : []
  },
  target: ({ target }) => say('table-target-both', { target }),
  exchanges: ['swap'],
  middle: { exchange: Exchange },
  keys: ['k', 's', 'e'],
  deal: async (seats, dealer, numbers) => {
    const { hands, rest } = round(await shuffle(numbers, STANDARD), STANDARD, seats, 13, dealer)
    return { hands, bid: rest }
  },
}
