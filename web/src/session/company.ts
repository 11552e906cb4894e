// What people do at the table besides playing, for those who hear the page: who comes, who goes, who
// is away, what they say. Two moments in, sentences out.
import { say } from '../words/catalogue'
import type { ChatLine, People } from '../net/wire'

export interface Company {
  people: People
  /** the seats of those who are not here */
  away: readonly number[]
}

/** What has changed between two moments. */
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

/** What others have just said. */
export function saidBy(people: People, lines: readonly ChatLine[]): string[] {
  const others = lines.filter(({ seat }) => !people.mine.includes(seat))
  return others.map(({ name, phrase, text }) =>
    say('company-says', { name, words: phrase ? say(`chat-${phrase}`) : text }),
  )
}
