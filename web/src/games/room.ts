// What the page may know of one game beyond what every view says. A game that the page has
// never heard of has nothing here, and is shown as a plain trick game: see `PLAIN` in index.ts.
import type { Component } from 'svelte'
import type { Dealing } from '../cards/dealing'
import { has, say } from '../words/catalogue'
import type { LogEntry, Message, View } from '../net/wire'
import type { Face, Options } from './face'
import type { HonourTable } from './wire'

/** A plate on the bar. */
export interface Fact {
  label: string
  value: string
  /** what its word means, as the glossary of the rules has it */
  help?: string
}

/** A view of a game whose table is known. */
export type Of<T> = View & { table: T }

/** Takes clicks on cards. */
export interface Clicks {
  click(view: View, card: string): Promise<void>
}

/** Properties of a component that fills the middle of the table while no trick lies there. */
export interface MiddleProps<T = object> {
  view: Of<T>
  picking: Clicks
  active: boolean
  /** cards of which a lesson speaks now */
  taught?: readonly string[]
}

export interface Room<T = object> extends Face {
  /** a play may be several cards, laid down side by side, and the last play is to be beaten */
  combinations: boolean
  /** points that a card carries, with these options */
  points(options: Options, card: string): number
  /** the plates on the bar, the most important first */
  facts(view: Of<T>): Fact[]
  /** what is to be said of a player now: parts in the hand, marks */
  tags(view: Of<T>, seat: number): string[]
  /** the cards that a player has bid */
  bids(view: Of<T>, seat: number): readonly string[]
  /** a word on a card of the hand; "" where there is none */
  mark(view: Of<T>, card: string): string
  /** what honour play adds to the table; null where it is not played */
  honour(view: Of<T>): HonourTable | null
  /** by phase: what lies in the middle while no trick does */
  middle: Record<string, Component<MiddleProps<T>>>
  /** what is not as usual at this table, and matters now: each is said once */
  differs(view: Of<T>): readonly Message[]
  /** why this decision is asked for twice; null where it is not */
  grave(view: Of<T>, action: string): Message | null
  /** verbs of decisions that one click on a card makes; all others are picked and confirmed */
  atOnce: readonly string[]
  /** verbs of decisions that go by themselves where there is no other choice */
  byItself: readonly string[]
  /** verbs of decisions whose cards lie beside the hand, and stay there */
  beside: readonly string[]
  /** verbs of decisions whose cards stay in the hand until all players have decided */
  stays: readonly string[]
  /** verbs whose words in the log say already who takes the trick */
  tells: readonly string[]
  /** by verb: the message of a button for which `table-do-VERB` is too long */
  short: Record<string, string>
  /** keys of the keyboard that its buttons have, for the help: `table-key-KEY` */
  keys: readonly string[]
  /** at how many points the game ends, in words */
  target(view: Of<T>): string
  /** beside a referee's ruling, for more words on it */
  ruling: Component<{ ruling?: LogEntry }> | null
  /** in the help: what is special at this table, and its keys; null where nothing is */
  help(view: Of<T>): { words: Component<{ game: string }>; keys: readonly string[] } | null
  /** names of cards of a deal whose order counts */
  ordered: readonly string[]
  /** how it deals; null where the page cannot make its deals anew */
  deal: Dealing | null
}

/** A game's room as it is written down: what it leaves out is as in a plain trick game. */
export type Furnished<T> = Partial<Room<T>>

export const fact = (key: string, value: string | number): Fact => ({
  label: say(`table-fact-${key}`),
  value: String(value),
  ...(has(`table-fact-${key}-help`) && { help: say(`table-fact-${key}-help`) }),
})

/** What is not as usual at a table, and its rule. */
export const differs = (name: string, rule: string, args: Message['args'] = {}): Message => ({
  rule,
  key: `table-differs-${name}`,
  args,
})

/** "new" on a card that came to this seat, until it has played a card of its own. */
export function news(view: View, received: readonly string[], card: string): string {
  const fresh = view.log.every(({ verb, seat }) => verb !== 'play' || seat !== view.seat)
  return fresh && received.includes(card) ? say('table-mark-received') : ''
}
