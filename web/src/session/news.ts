// Announcements for screen readers: each decision, a hand's score, the cards on the table.
import { findLast } from '../browser/arrays'
import { roomOf, takenBy } from '../games'
import { aloud } from '../words/announcements'
import { figure, say, signed, tell } from '../words/catalogue'
import { substituteOf } from './presence'
import { awaitedIn, chosenCards, playsOf, sidesOf } from './selectors'
import { namesOf, sideName } from '../words/names'
import type { LogEntry, People, View } from '../net/wire'
import { logWords } from '../words/decisions'

/** Joins sentences, adds full stops, and spells cards out. */
const sentences = (parts: string[]) =>
  aloud(parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' '))

/**
 * Returns the last decision with its result, and what the viewer has to do now. It also names a
 * person whose turn it is, but not a bot, because bots decide at once.
 */
export function newsOf(view: View, people: People | null = null): string {
  const last = newestIn(view)
  const parts = last ? [logWords(view, last)] : []
  if (view.chosen !== null) parts.splice(0, 1, say('table-chosen', { cards: chosenCards(view) }))
  const takes = last && takenBy(view, last)
  if (takes) parts.push(takes)
  if (last && last.seat !== view.seat && substituteOf(view, people, last))
    parts.push(say('gone-decided-for', { name: namesOf(view)[last.seat] ?? '' }))
  const now = view.announcements.filter(({ after }) => after === view.log.length)
  parts.push(...now.map(({ message }) => tell(message, namesOf(view))))
  if (last?.note) parts.push(tell(last.note, namesOf(view)))
  if (view.story) parts.push(tell(view.story.headline, namesOf(view)))
  if (view.phase === 'scored' || view.phase === 'over') parts.push(...scoreWords(view))
  if (view.winners) parts.push(winnerWords(view))
  const awaited = awaitedIn(view).map((seat) => people?.seats[seat])
  const waits = awaited.some((other) => other?.person && !other.away)
  const told = view.turn === null || view.turn === view.seat || waits
  if (told) parts.push(tell(view.prompt, namesOf(view)))
  return sentences(parts)
}

/**
 * Returns the last decision. Of decisions that all players make at the same time, this is the one
 * that gives the viewer cards.
 */
function newestIn({ game, log, seat }: View): LogEntry | undefined {
  const last = log.at(-1)
  if (!last || !roomOf(game).stays.includes(last.verb)) return last
  return findLast(log, ({ verb, to }) => verb === last.verb && to === seat) ?? last
}

/** Returns the score of each side for the hand that has just ended. */
function scoreWords(view: View): string[] {
  const score = view.scores.at(-1)?.score
  if (!score) return []
  return sidesOf(view).map((side) =>
    say('table-news-score', {
      names: sideName(view, side),
      points: signed(score[side[0]!] ?? 0),
      total: totalOf(view, side),
    }),
  )
}

/** Returns who has won the game: "You win." */
export function winnerWords(view: View): string {
  const winners = view.winners ?? []
  return say('table-over-winners', {
    who: winners.length === 1 && winners[0] === view.seat ? 'you' : 'other',
    names: sideName(view, winners),
    count: winners.length,
  })
}

/** Returns the totals of all sides. */
export function totalsWords(view: View): string {
  const totals = sidesOf(view).map((side) => `${sideName(view, side)} ${totalOf(view, side)}`)
  return say('table-news-totals', { totals: totals.join(', ') })
}

/** Returns the cards on the table. */
export function trickWords(view: View, trick: number | null): string {
  const plays = trick === null ? [] : playsOf(view, trick).map((entry) => logWords(view, entry))
  return sentences(plays.length ? plays : [say('table-trick-none')])
}

const totalOf = (view: View, [seat]: readonly number[]) =>
  figure(view.players[seat ?? 0]?.total ?? 0)
