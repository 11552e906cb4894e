// Decisions in words, from the log and from the notation of records.
import { has, say, symbol } from './catalogue'
import { namesOf, who } from './names'
import type { LogEntry, View } from '../net/wire'

/** Returns a decision of the log in words: "Bo plays ♣9". */
export function logWords(view: View, entry: LogEntry): string {
  const none = entry.cards.length === 0 && has(`table-log-${entry.verb}-none`)
  const hidden = entry.cards.every(({ card }) => card === '?')
  const called = entry.verb === 'call' ? Number(entry.text.split(' ')[1]) : null
  if (called === entry.seat)
    return say('table-log-own-up', { who: who(view, called), seat: called }, namesOf(view))
  return say(
    `table-log-${entry.verb}${none ? '-none' : hidden && entry.cards.length ? '-hidden' : ''}`,
    {
      who: who(view, entry.seat),
      seat: entry.seat,
      cards: symbols(entry.cards),
      count: entry.cards.length,
      to: entry.to === null ? '' : (namesOf(view)[entry.to] ?? ''),
      to_who: entry.to === null ? 'other' : who(view, entry.to),
      called: called === null ? '' : nameOf(view, called),
    },
    namesOf(view),
  )
}

/** Returns the name of a player within a sentence; the viewer is "you". */
function nameOf(view: View, seat: number): string {
  return seat === view.seat ? say('table-log-you') : (namesOf(view)[seat] ?? '')
}

/** Returns who has taken a trick: "You take it". */
export function takesWords(view: View, seat: number): string {
  return say('table-takes', { who: who(view, seat), seat }, namesOf(view))
}

/** Returns the cards of a decision with their signs, and what a wild card stands for. */
function symbols(cards: LogEntry['cards']): string {
  return cards
    .map(({ card, stands_for: number }) =>
      number ? say('table-wild', { card: symbol(card), number }) : symbol(card),
    )
    .join(' ')
}

/** Returns the cards of a decision in the notation of records, such as "play 7C 15D=8". */
export function playedIn(action: string): LogEntry['cards'] {
  const words = action.split(' ').slice(1)
  return words.map((word) => {
    const [card = '', number] = word.split('=')
    return { card, stands_for: number === undefined ? null : Number(number) }
  })
}

/** Returns the names of these cards. */
export const cardsOf = (action: string): string[] => playedIn(action).map(({ card }) => card)

/** Returns a possible decision in words: "play 7C 15D=8" becomes "Play ♣7 ♦15 as 8". */
export function actionWords(action: string): string {
  const [verb] = action.split(' ')
  const cards = playedIn(action)
  if (!cards.length && has(`table-do-${verb}-none`)) return say(`table-do-${verb}-none`)
  return say(`table-do-${verb}`, { cards: symbols(cards), count: cards.length })
}

/** Returns a decision on its way in words; "" if the catalogue has none. */
export function sentWords(action: string): string {
  const verb = action.split(' ')[0]!
  return verb !== 'call' && has(`table-do-${verb}`) ? actionWords(action) : ''
}
