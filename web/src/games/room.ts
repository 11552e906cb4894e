// What the page knows of one game in addition to the common fields of a view, as a *room*. A game
// without a room is shown as a plain trick game: see `PLAIN` in index.ts.
import type { Component } from 'svelte'
import type { Dealing } from '../cards/dealing'
import type { Flight } from '../session/motion'
import { has, say } from '../words/catalogue'
import type { LogEntry, Message, View } from '../net/wire'
import type { Face, Options } from './face'
import type { HonourTable } from './wire'

/** A plate on the bar. */
export interface Fact {
  label: string
  value: string
  /** Meaning of the label, as in the glossary of the rules. */
  help?: string
}

/** A view of a game whose table has a known type. */
export type Of<T> = View & { table: T }

/** A running count of a player: something public that scores at the end of the hand. */
export interface Count {
  /** The suit that is counted; "" if all cards count. */
  suit: 'C' | 'D' | ''
  value: string
  /** The count in words. */
  words: string
}

/** Takes clicks on cards. */
export interface Clicks {
  click(view: View, card: string): Promise<void>
}

/** Properties of a component that fills the middle of the table while no trick lies there. */
export interface MiddleProps<T = object> {
  view: Of<T>
  picking: Clicks
  active: boolean
  /** Cards of which the lesson currently speaks. */
  taught?: readonly string[]
}

export interface Room<T = object> extends Face {
  /** Whether a play may consist of several cards, and has to beat the play before it. */
  combinations: boolean
  /** Returns the points that a card carries with these options. */
  points(options: Options, card: string): number
  /** The card whose capture stirs the players; null if there is none. */
  prize: string | null
  /** The two highest ranks of the cards that are played. */
  high: readonly string[]
  /** Returns the plates on the bar, the most important one first. */
  facts(view: Of<T>): Fact[]
  /** Returns short remarks on a player: parts in the hand, marks. */
  tags(view: Of<T>, seat: number): string[]
  /** Returns the seat that plays with this one in this hand only; null if there is none. */
  ally(view: Of<T>, seat: number): number | null
  /** Returns the running counts of a player in this hand. */
  counts(view: Of<T>, seat: number): Count[]
  /** Returns the cards that a player has bid. */
  bids(view: Of<T>, seat: number): readonly string[]
  /** Returns a word to write on a card of the hand; "" for none. */
  mark(view: Of<T>, card: string): string
  /** Returns what honour play adds to the table; null without honour play. */
  honour(view: Of<T>): HonourTable | null
  /** Components for the middle of the table while no trick lies there, by phase. */
  middle: Record<string, Component<MiddleProps<T>>>
  /** Returns notes on unusual rules of this table that matter now; each is shown once. */
  differs(view: Of<T>): readonly Message[]
  /** Returns why this decision needs a second confirmation; null if it needs none. */
  grave(view: Of<T>, action: string): Message | null
  /** Verbs of decisions that take one click on a card; all others are picked and then confirmed. */
  atOnce: readonly string[]
  /** Verbs of decisions that are made automatically if there is no other choice. */
  byItself: readonly string[]
  /** Verbs of decisions whose cards lie beside the hand and stay there. */
  beside: readonly string[]
  /** Verbs of decisions whose cards stay in the hand until all players have decided. */
  stays: readonly string[]
  /** Verbs of decisions that exchange the whole hand for one on the table. */
  exchanges: readonly string[]
  /** Returns the flights between two views of things that only this game has: a chest, a bonus. */
  flights(before: Of<T>, after: Of<T>): Flight[]
  /** Verbs whose sentence in the log already names the winner of the trick. */
  tells: readonly string[]
  /** Message keys of score lines that say that a player has failed in the hand. */
  fails: readonly string[]
  /** Message keys of buttons for which `table-do-VERB` is too long, by verb. */
  short: Record<string, string>
  /** Keyboard keys of the game's buttons, for the help: `table-key-KEY`. */
  keys: readonly string[]
  /** Returns the number of points that ends the game, in words. */
  target(view: Of<T>): string
  /** Component with more words on a referee's ruling, shown beside it. */
  ruling: Component<{ ruling?: LogEntry }> | null
  /**
   * Returns help that is specific to this table: a component with the text, and the keys. Returns
   * null if there is none.
   */
  help(view: Of<T>): { words: Component<{ game: string }>; keys: readonly string[] } | null
  /** Names of the groups of a deal in which the order of cards counts. */
  ordered: readonly string[]
  /** Method of dealing; null if the page cannot recompute its deals. */
  deal: Dealing | null
}

/**
 * A room as a game declares it. Members that the game leaves out have the values of a plain trick
 * game.
 */
export type Furnished<T> = Partial<Room<T>>

export const fact = (key: string, value: string | number): Fact => ({
  label: say(`table-fact-${key}`),
  value: String(value),
  ...(has(`table-fact-${key}-help`) && { help: say(`table-fact-${key}-help`) }),
})

/** Returns the points in the tricks that a player has taken, if the game counts them. */
export function pointsOf({ players }: View, seat: number, suit: Count['suit'] = ''): Count[] {
  const count = players[seat]?.points ?? null
  if (count === null) return []
  const value = say('table-points-short', { count })
  return [{ suit, value, words: say('table-count-points', { count }) }]
}

/** A note on an unusual rule of a table, with the number of the rule. */
export const differs = (name: string, rule: string, args: Message['args'] = {}): Message => ({
  rule,
  key: `table-differs-${name}`,
  args,
})

/** Returns "new" for a card that this seat has received; "" once the seat has played a card. */
export function news(view: View, received: readonly string[], card: string): string {
  const fresh = view.log.every(({ verb, seat }) => verb !== 'play' || seat !== view.seat)
  return fresh && received.includes(card) ? say('table-mark-received') : ''
}
