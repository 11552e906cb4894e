// News about people: who comes, leaves, is away or watches, and what they say. They are found by
// comparing two states of a table.
import { say } from '../words/catalogue'
import type { ChatLine, People, Spectator } from '../net/wire'

export interface Company {
  people: People
  /** Seats of the people who are not here. */
  away: readonly number[]
  watching: readonly Spectator[]
}

export interface News {
  /** A whole sentence. */
  line: string
  /** The seat that it is about; null for spectators. */
  seat: number | null
  /** A few words for this seat. */
  word: string
  /** Whether the player said these words. */
  said: boolean
}

/** Returns news about a seat, in the words of one of the `company-` messages. */
function news(key: string, seat: number, args: Record<string, string>): News {
  const word = say(`company-${key}-short`, args)
  return { line: say(`company-${key}`, args), seat, word, said: false }
}

/**
 * Returns the changes between two states.
 *
 * @param own - name of this user, whose own watching is no news.
 */
export function changesOf(before: Company, now: Company, own = ''): News[] {
  const seats = now.people.seats.flatMap((seat, number) => {
    const was = before.people.seats[number]
    const [gone, away] = [before, now].map((one) => one.away.includes(number))
    if (!was || now.people.mine.includes(number)) return []
    if (!was.person && seat.person) return [news('sits', number, { name: seat.name })]
    if (was.person && !seat.person) {
      const key = was.away ? 'replaced' : 'rises'
      return [news(key, number, { name: was.name, bot: seat.name })]
    }
    if (gone === away || !seat.person) return []
    return [news(away ? 'away' : 'back', number, { name: seat.name })]
  })
  const known = before.watching.map(({ who }) => who)
  const watch = now.watching
    .filter(({ who, name }) => !known.includes(who) && name !== own)
    .map(({ name }) => say('company-watches', { name: name || say('server-guest') }))
  return [...seats, ...watch.map((line) => ({ line, seat: null, word: '', said: false }))]
}

/** Returns the new messages of other people. */
export function saidBy(people: People, lines: readonly ChatLine[]): News[] {
  const others = lines.filter(({ seat }) => !people.mine.includes(seat))
  return others.map(({ seat, name, phrase, text }) => {
    const words = phrase ? say(`chat-${phrase}`) : text
    return { line: say('company-says', { name, words }), seat, word: words, said: true }
  })
}
