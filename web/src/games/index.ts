// The games that the page knows more of than every view says. Nothing outside this folder
// asks which game is played.
import { parse } from '../cards/deck'
import { has, say, symbol } from '../words/catalogue'
import type { LogEntry, View } from '../net/wire'
import { takesWords } from '../words/decisions'
import { climbingClubs } from './climbing-clubs'
import { clubsWhist } from './clubs-whist'
import type { Face } from './face'
import { lobbyFaceOf } from './faces'
import { freeClubs } from './free-clubs'
import { fact, type Fact, type Room } from './room'
import { rubyDame } from './ruby-dame'
import type { HonourTable } from './wire'

/** A trick game that the page has never heard of. */
const PLAIN: Omit<Room, keyof Face> = {
  combinations: false,
  points: () => 0,
  facts: plainFacts,
  tags: () => [],
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
  tells: [],
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

/** What the page knows of a game. */
export function roomOf(game: string): Room {
  return { ...PLAIN, ...lobbyFaceOf(game), ...ROOMS[game] }
}

/** What honour play adds to the table; null where it is not played. */
export function honourOf(view: View): HonourTable | null {
  return roomOf(view.game).honour(view)
}

/** Return the sentence that says who takes the trick; "" if no trick ends or the log entry says so. */
export function takenBy(view: View, { verb, wins }: LogEntry): string {
  return wins === null || roomOf(view.game).tells.includes(verb) ? '' : takesWords(view, wins)
}

/** How a card of a game is drawn, wherever it lies. */
export function faceOf(
  { game, options, trump }: Pick<View, 'game' | 'options' | 'trump'>,
  card: string,
) {
  const room = roomOf(game)
  return {
    card,
    number: room.numbers,
    points: room.points(options, card),
    trump: trump !== null && parse(card).suit === trump,
  }
}

/** Whatever stands on the table, and the catalogue has a name for: `table-fact-NAME`. */
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
