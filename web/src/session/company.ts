// Announcements for screen readers about people: who comes, leaves or is away, and what they say.
// They are found by comparing two states of a table.
import { say } from '../words/catalogue'
import type { ChatLine, People } from '../net/wire'

export interface Company {
  people: People
  /** Seats of the people who are not here. */
  away: readonly number[]
}

/** Returns sentences about the changes between two states. */
export function changesOf(before: Company, now: Company): string[] {
  return now.people.seats.flatMap((seat, number) => {
    const was = before.people.seats[number]
    if (!was || now.people.mine.includes(number)) return []
    if (!was.person && seat.person) return [say('company-sits', { name: seat.name })]
    if (was.person && !seat.person) return [say('company-rises', { name: was.name })]
    const [gone, is] = [before, now].map(({ away }) => away.includes(number))
    if (gone === is || !seat.person) return []
    return [say(is ? 'company-away' : 'company-back', { name: seat.name })]
  })
}

/** Returns sentences with the new messages of other people. */
export function saidBy(people: People, lines: readonly ChatLine[]): string[] {
  const others = lines.filter(({ seat }) => !people.mine.includes(seat))
  return others.map(({ name, phrase, text }) =>
    say('company-says', { name, words: phrase ? say(`chat-${phrase}`) : text }),
  )
}
