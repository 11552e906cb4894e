// Which events of a table make which sounds. All are events that the viewer sees too.
import { findLast } from '../browser/arrays'
import { moves, settings } from '../browser/settings.svelte'
import { roomOf } from '../games'
import { makeSound } from './speaker'
import type { SoundName } from './synth'
import { vibrate } from './vibration'
import type { Moment, MomentName } from '../session/moments'
import { forceOf } from '../session/motion'
import { clockwise, takerOf } from '../session/selectors'
import type { View } from '../net/wire'

/** Events that are no moments: cards that are laid, and those that only one player has. */
type PlainEvent = 'cards' | 'trick' | 'turn' | 'won' | 'failed' | 'chat'
type Event = PlainEvent | MomentName

/**
 * The sound of each event, and its level. A moment without an entry is silent, because the play that
 * it belongs to has a sound.
 */
const SOUND_OF: Readonly<Partial<Record<Event, readonly [SoundName, number]>>> = {
  deal: ['deal', 0.9],
  cards: ['play', 0.8],
  trick: ['trick', 0.7],
  turn: ['turn', 0.6],
  won: ['win', 0.8],
  failed: ['fail', 1],
  chat: ['chat', 0.7],
  received: ['deal', 0.7],
  strong: ['play', 1],
  soft: ['play', 0.5],
  chest: ['turn', 0.8],
  partner: ['turn', 0.8],
  swap: ['deal', 0.7],
  double: ['turn', 1],
  dame: ['win', 0.5],
  out: ['win', 0.6],
  last: ['turn', 1],
}

/** Seconds until a card that moves has arrived; the sound comes with it. */
const FLIGHT = 0.18
/** Seconds between two sounds of one step. */
const APART = 0.12
/** Milliseconds for which a phone vibrates at the player's turn, and at their own play. */
const VIBRATION = { turn: 45, own: 12 }

/** Makes the sounds of one table. */
export class TableSounds {
  #view: View | null = null
  #trick: number | null = null
  #moments: readonly Moment[] = []
  #active = false

  /**
   * Records the view on the table, with cards that are on their way, its trick, and the moments of
   * the last decisions.
   */
  see(view: View | null, trick: number | null, moments: readonly Moment[] = []): void {
    const [before, open, staged] = [this.#view, this.#trick, this.#moments]
    this.#moments = moments
    this.#view = view
    this.#trick = trick
    if (!before || !view) return
    const isTaken = open !== null && open !== trick && takerOf(view, open) !== null
    const isScored = ended(view, trick) && !ended(before, open)
    const names = moments === staged ? [] : moments.map(({ name }) => name).filter(isStaged)
    const events: Event[] = [...eventsOf(before, view), ...names]
    if (isTaken) events.unshift('trick')
    this.hear([...events, ...(isScored ? outcomeOf(view) : [])], placeOf(view))
    if (playsOwn(before, view)) vibrate(VIBRATION.own)
  }

  /** Records whether the player has to decide. */
  decide(active: boolean): void {
    const begins = active && !this.#active
    this.#active = active
    if (!begins) return
    this.hear(['turn'], 0, FLIGHT + APART)
    vibrate(VIBRATION.turn)
  }

  /**
   * Makes the sounds of these events, each once. A hidden page is silent, but it may call its player.
   * pan: the place of what happens, from -1 (left) to 1.
   */
  hear(events: readonly Event[], pan = 0, after = 0): void {
    const levels = new Map<SoundName, number>()
    for (const event of events.filter((event) => !document.hidden || isCall(event))) {
      const [name, level] = SOUND_OF[event] ?? []
      if (name) levels.set(name, Math.max(level ?? 0, levels.get(name) ?? 0))
    }
    ;[...levels].forEach(([name, level], i) => {
      const flies = name === 'play' && moves() ? FLIGHT : 0
      makeSound(name, { level, pan, after: after + flies + APART * i })
    })
  }
}

const isCall = (event: Event) => event === 'turn' && settings.soundHidden

/** Returns the events between two views. */
function eventsOf(before: View, after: View): Event[] {
  if (after.hand_number !== before.hand_number) return ['deal']
  const made = after.log.slice(before.log.length) // empty if a decision was taken back
  const laid = made.filter(({ cards }) => cards.length > 0)
  return laid.map((entry) => forceOf(after, entry) ?? 'cards')
}

/** Returns whether a moment has a sound of its own; the force of a play is that of its card. */
const isStaged = (name: MomentName) => name !== 'strong' && name !== 'soft'

/** Returns whether the score is shown: the hand is over and its last trick has been taken away. */
const ended = ({ phase }: View, trick: number | null) =>
  trick === null && (phase === 'scored' || phase === 'over')

/** Returns whether the viewer has won or failed in the hand, or the game, that has just ended. */
function outcomeOf(view: View): Event[] {
  const { seat, scores, winners } = view
  const last = scores.at(-1)
  if (seat < 0 || !last) return winners ? ['won'] : []
  if (winners) return [winners.includes(seat) ? 'won' : 'failed']
  const { fails } = roomOf(view.game)
  if (last.lines.some((line) => line.seat === seat && fails.includes(line.message.key)))
    return ['failed']
  return last.score[seat] === Math.max(...last.score) ? ['won'] : []
}

function playsOwn(before: View, after: View): boolean {
  const made = after.log.slice(before.log.length)
  const isSame = before.hand_number === after.hand_number
  return isSame && made.some(({ seat, cards }) => seat === after.seat && cards.length > 0)
}

/** Returns where the player of the last cards sits, as a place from left to right. */
function placeOf(view: View): number {
  const seat = findLast(view.log, ({ cards }) => cards.length > 0)?.seat ?? view.seat
  const seats = clockwise(view)
  const turn = (seats.indexOf(seat) + 1) / seats.length // 0 and 1 are the viewer's place
  return -0.5 * Math.sin(2 * Math.PI * turn)
}
