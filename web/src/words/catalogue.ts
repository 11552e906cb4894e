// All texts of the page come from the message catalogues that the server uses too
// (src/clubsuit/texts/LANGUAGE/*.ftl; scripts/words.ts divides them into parts). Arguments follow the server's conventions: a list contains cards
// ("9C" is shown as ♣9), `suit` is a suit letter, `score` is a number of points with its sign,
// `seat` is a seat, shown by the player's name, and `seats` is a list of seats.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import words from 'virtual:words'
import type { Message } from '../net/wire'
import { letters } from './letters.svelte'

type Language = keyof typeof words
type Part = keyof (typeof words)['en']

/** The language of the page, which the server has chosen; English in unit tests. */
export const LANGUAGE = (globalThis.document?.documentElement.lang || 'en') as Language

const bundle = new FluentBundle(LANGUAGE, { useIsolating: false })

/** Adds messages that are missing in this build of the page; existing ones stay unchanged. */
export function learn(messages: string): void {
  bundle.addResource(new FluentResource(messages))
}

/** Returns a function that loads parts of the catalogues once; a call after a failure tries again. */
function loader(...parts: Part[]): () => Promise<void> {
  let learnt: Promise<void> | null = null
  return () =>
    (learnt ??= Promise.all(parts.map((part) => words[LANGUAGE][part]()))
      .then((loaded) => loaded.forEach((part) => learn(part.default)))
      .catch((error: unknown) => {
        learnt = null
        throw error
      }))
}

/** Loads what every view needs; nothing can be said before. */
export const firstWords = loader('first')

/** Loads the catalogues of games and bots. */
export const tableWords = loader('tables')

/** Loads the catalogue of the staged moments of a hand. */
export const momentWords = loader('moments')

/** Loads the catalogue of puzzles, and all that their positions need. */
export const puzzleWords = loader('tables', 'later', 'puzzles')

/** Loads all other catalogues of the page. */
export const allWords = loader('tables', 'later')

/** Loads the catalogue of tournaments, and all that checks of deals and options need. */
export const tournamentWords = loader('tables', 'later', 'tournaments')

/** Loads a view or dialog together with all catalogues, or with those that `words` loads. */
export async function withWords<T>(view: Promise<T>, words = allWords): Promise<T> {
  const [loaded] = await Promise.all([view, words()])
  return loaded
}

export type Args = Record<string, unknown>

const SYMBOLS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' }

const LETTERS = ['J', 'Q', 'K', 'A']

/** Returns the letter or number of a rank as cards show it: "Q" is "D" in German and French. */
export function letter(rank: string): string {
  return !letters.english && LETTERS.includes(rank) ? say(`letter-${rank}`) : rank
}

/** Returns the rank that a letter on cards or a number stands for; the inverse of `letter`. */
export function rankOf(shown: string): string {
  return LETTERS.find((rank) => say(`letter-${rank}`) === shown) ?? shown
}

/** Puts English letters on the cards in a text, if the user prefers them. */
export function lettered(text: string): string {
  if (!letters.english) return text
  return text.replace(/([♣♦♥♠])([A-Z])/g, (_, sign: string, shown: string) => sign + rankOf(shown))
}

/** Returns a card for running text: "10S" becomes ♠10; a Joker and a hidden card have words. */
export function symbol(card: string): string {
  if (card === 'X') return say('table-joker')
  const suit = SYMBOLS[card.slice(-1)]
  return suit ? suit + letter(card.slice(0, -1)) : card
}

/** Matches letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a text that is written from right to left, so that it does not change the order of the
 * words around it.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

function shown(name: string, value: unknown, names: readonly string[]): FluentVariable {
  if (name === 'seats' && Array.isArray(value))
    return listed(value.map((seat) => shown('seat', seat, names) as string))
  if (Array.isArray(value)) return value.map((card) => symbol(String(card))).join(' ')
  if (name === 'score' && typeof value === 'number') return signed(value)
  if (name === 'suit') return value === null ? '' : say(`suit-${String(value)}`)
  if (name === 'seat') return isolated(names[Number(value)] ?? say('seat', { number: value }))
  return typeof value === 'number' ? value : isolated(String(value))
}

/** Returns whether a catalogue has a message of this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key)
}

/** Returns the message of this key; the key itself if no catalogue has it. */
export function say(key: string, args: Args = {}, names: readonly string[] = []): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) {
    console.error(`There is no message ${key}. Is its catalogue loaded?`)
    return key
  }
  const variables = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, shown(name, value, names)]),
  )
  // Errors are collected instead of thrown, because a gap in one sentence must not stop a game.
  return lettered(bundle.formatPattern(pattern, variables, []))
}

/**
 * Returns a message of the server in words, with a capital letter, because it stands alone here.
 */
export function tell(message: Message, names: readonly string[] = []): string {
  const words = say(message.key, message.args, names)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a number with a real minus sign. */
export function figure(number: number): string {
  return String(number).replace('-', '−')
}

/** Joins names in a sentence: "Ada, Bo, and Clea"; a choice is joined by "or". */
export function listed(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(LANGUAGE, { type }).format(names.map(isolated))
}

const signs = new Intl.NumberFormat(LANGUAGE, { signDisplay: 'exceptZero' })

/** Returns a number with its sign and a real minus: "+3", "−2", "0". */
export function signed(points: number): string {
  return signs.format(points).replace('-', '−')
}

/** Returns the level of a bot in a word; for other bots their name. */
export function levelName(bot: string): string {
  return has(`level-${bot}`) ? say(`level-${bot}`) : bot
}
