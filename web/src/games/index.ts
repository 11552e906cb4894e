// The games for which the page has more knowledge than a view contains. Only this folder
// distinguishes games by name.
import { parse } from '../cards/deck'
import { has, say, symbol } from '../words/catalogue'
import { drawnAs } from '../net/drawn'
import type { LogEntry, View } from '../net/wire'
import { takesWords } from '../words/decisions'
import { climbingClubs } from './climbing-clubs'
import { clubsWhist } from './clubs-whist'
import type { Face } from './face'
import { lobbyFaceOf } from './faces'
import { freeClubs } from './free-clubs'
import { fact, pointsOf, type Fact, type Room } from './room'
import { rubyDame } from './ruby-dame'
import type { HonourTable } from './wire'

/** The room of a trick game that the page does not know. */
const PLAIN: Omit<Room, keyof Face> = {
  combinations: false,
  prize: null,
  high: ['A', 'K'],
  points: () => 0,
  facts: plainFacts,
  tags: () => [],
  ally: () => null,
  counts: (view, seat) => pointsOf(view, seat),
  bids: () => [],
  mark: () => '',
  honour: () => null,
  middle: {},
  differs: () => [],
  grave: () => null,
  atOnce: ['play'],
  byItself: ['pass'],
  beside: [],
  stays: ['send'],
  exchanges: [],
  flights: () => [],
  tells: [],
  fails: [],
  short: {},
  keys: [],
  target: ({ target }) => String(target),
  ruling: null,
  help: () => null,
  ordered: [],
  deal: null,
}

const ROOMS = {
  'free-clubs': freeClubs,
  'clubs-whist': clubsWhist,
  'climbing-clubs': climbingClubs,
  'ruby-dame': rubyDame,
} as unknown as Partial<Record<string, Partial<Room>>>

/** Returns the room of a game: everything that the page knows about it. */
export function roomOf(game: string): Room {
  return { ...PLAIN, ...lobbyFaceOf(game), ...ROOMS[drawnAs(game)] }
}

/** Returns what honour play adds to the table; null without honour play. */
export function honourOf(view: View): HonourTable | null {
  return roomOf(view.game).honour(view)
}

/**
 * Returns the sentence that names the winner of the trick; "" if no trick ends, or if the log entry
 * already names the winner.
 */
export function takenBy(view: View, { verb, wins }: LogEntry): string {
  return wins === null || roomOf(view.game).tells.includes(verb) ? '' : takesWords(view, wins)
}

/** Returns the properties with which a card of a game is drawn anywhere on the page. */
export function faceOf(
  { game, options, trump }: Pick<View, 'game' | 'options' | 'trump'>,
  card: string,
) {
  const room = roomOf(game)
  return {
    card,
    heroine: room.heroine === card,
    number: room.numbers,
    points: room.points(options, card),
    trump: trump !== null && parse(card).suit === trump,
  }
}

/** Returns every value of the table that has a name in the catalogue: `table-fact-NAME`. */
function plainFacts({ table }: View): Fact[] {
  return Object.entries(table).flatMap(([name, value]) => {
    const key = name.replaceAll('_', '-')
    return name !== 'kind' && has(`table-fact-${key}`) ? [fact(key, plainValue(value))] : []
  })
}

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(' · ')
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-not-yet')
  return value === null ? '–' : symbol(String(value))
}
