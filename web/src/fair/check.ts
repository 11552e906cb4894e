// "Check this deal": verifies the deals of a finished game, the most important findings first.
import { roomOf } from '../games'
import { sorted } from '../browser/arrays'
import type { View } from '../net/wire'
import type { Deal } from '../cards/dealing'
import { commitmentTo, dealsOf, difference, METHOD, type Fairness } from './deals'
import type { Kept } from './kept'
import { areThose, held, mayBe } from './promises'

/** The parts of a game's record (GET /api/tables/{id}/record) that the check needs. */
export interface GameRecord {
  game: string
  fairness: Fairness | null
  hands: { dealer: number; deal: Deal }[]
}

/**
 * A fact that holds or does not hold. The catalogue has its sentence as `table-fair-{key}-good`,
 * `-bad` or `-unknown`.
 */
export interface Finding {
  key:
    | 'record'
    | 'commitment'
    | 'secret'
    | 'string'
    | 'promises'
    | 'joined'
    | 'dealer'
    | 'deal'
    | 'mine'
    | 'unknown'
  /** Whether the fact holds; null if this page cannot decide it. */
  good: boolean | null
  args: Record<string, unknown>
}

const HASH = /^[0-9a-f]{64}$/

/**
 * Checks the record of a game that was played in this browser. Stops after the first fact that does
 * not hold. `several` is true for a table of several players, who promise their strings before
 * showing them.
 */
export async function* check(
  record: GameRecord,
  view: View,
  kept: Kept | null,
  several = false,
): AsyncGenerator<Finding> {
  try {
    for await (const finding of findings(record, view, kept, several)) {
      yield finding
      if (finding.good === false) return
    }
  } catch {
    yield { key: 'record', good: false, args: {} } // it is not a valid record
  }
}

async function* findings(
  { game, fairness, hands }: GameRecord,
  view: View,
  kept: Kept | null,
  several: boolean,
): AsyncGenerator<Finding> {
  const secret = fairness?.secret
  if (game !== view.game || hands.length !== view.scores.length || !fairness || !secret) {
    yield { key: 'record', good: false, args: {} }
    return
  }
  if (kept) {
    yield { key: 'commitment', good: fairness.commitment === kept.commitment, args: {} }
  }
  const known = fairness.method === METHOD && HASH.test(secret)
  const fits = known && (await commitmentTo(secret)) === fairness.commitment
  yield { key: 'secret', good: fits, args: {} }
  yield several
    ? promisesHold(fairness, view, kept)
    : { key: 'string', good: stringsHold(fairness.strings, view, kept), args: {} }
  const room = roomOf(game)
  if (!room.deal) {
    yield { key: 'unknown', good: null, args: {} }
    return
  }
  let number = 0
  for await (const { dealer, deal } of dealsOf(game, fairness, hands.length)) {
    const hand = hands[number++]!
    const right = hand.dealer === dealer
    if (number === 1 || !right) yield { key: 'dealer', good: right, args: { seat: dealer, number } }
    const differs = difference(hand.deal, deal, room.ordered)
    yield { key: 'deal', good: !differs, args: { number, ...differs } }
  }
  if (kept) yield mine(hands, view.seat, kept, ['hands', ...room.apart])
}

/**
 * Returns whether the strings are valid. A bot must not have a string, because the server could
 * choose that string after seeing ours.
 */
function stringsHold(strings: string[], view: View, kept: Kept | null): boolean {
  if (kept && strings[view.seat] !== kept.string) return false
  return (
    strings.length === view.players.length &&
    view.players.every(({ bot }, seat) =>
      bot === null ? HASH.test(strings[seat]!) : strings[seat] === '',
    )
  )
}

/**
 * Checks the strings against their promises. If the player sat down later or on another device,
 * this browser has not stored the promises. Then the strings are checked only against the promises
 * in the record.
 */
function promisesHold({ strings, promises }: Fairness, view: View, kept: Kept | null): Finding {
  const formed = mayBe(strings, view.players.length) && (!promises || areThose(strings, promises))
  if (!kept?.promises) return { key: 'joined', good: formed, args: {} }
  const { good, late } = held(strings, kept)
  return { key: 'promises', good: formed && good, args: { late } }
}

/** Compares the verified deals with the cards that this browser saw. */
function mine(
  hands: GameRecord['hands'],
  seat: number,
  kept: Kept,
  groups: readonly string[],
): Finding {
  const seen = Object.entries(kept.hands)
  for (const [number, cards] of seen) {
    const deal = hands[Number(number) - 1]?.deal
    const there = kept.seats?.[Number(number)] ?? seat
    const dealt = groups.flatMap((group) => deal?.[group]?.[there] ?? [])
    if (sorted(dealt).join(' ') !== sorted(cards).join(' ')) {
      return { key: 'mine', good: false, args: { number: Number(number) } }
    }
  }
  return { key: 'mine', good: true, args: { count: seen.length, hands: hands.length } }
}
