// "Check this deal": what can be said of a finished game's deals, in the order in which it counts.
import { roomOf } from '../games'
import { sorted } from '../browser/arrays'
import type { View } from '../net/wire'
import type { Deal } from '../cards/dealing'
import { commitmentTo, dealsOf, difference, METHOD, type Fairness } from './deals'
import type { Kept } from './kept'
import { areThose, held, mayBe } from './promises'

/** What this needs of a game's record (GET /api/tables/{id}/record). */
export interface GameRecord {
  game: string
  fairness: Fairness | null
  hands: { dealer: number; deal: Deal }[]
}

/** One thing that holds or does not; its words: `table-fair-{key}-good`, `-bad`, or `-unknown`. */
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
  /** null: this page cannot tell */
  good: boolean | null
  args: Record<string, unknown>
}

const HASH = /^[0-9a-f]{64}$/

/**
 * Checks the record of a game that was seen here; ends with the first thing that is wrong.
 *
 * several: it was a table for several, where each player's string was promised first.
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
    yield { key: 'record', good: false, args: {} } // something in it is no record's
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

/** A bot has no string: the server could choose it after it has seen ours. */
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
 * Who sat down later, or on another device, has not seen what was promised: they have what the
 * record says of it, which must at least be true of its own strings.
 */
function promisesHold({ strings, promises }: Fairness, view: View, kept: Kept | null): Finding {
  const formed = mayBe(strings, view.players.length) && (!promises || areThose(strings, promises))
  if (!kept?.promises) return { key: 'joined', good: formed, args: {} }
  const { good, late } = held(strings, kept)
  return { key: 'promises', good: formed && good, args: { late } }
}

/** The deals are right; are they the ones that were played? */
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
