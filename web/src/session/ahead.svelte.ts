// A card that the player chooses before their turn. Only this page knows it until then; the server
// gets it as an ordinary decision.
import { settings } from '../browser/settings.svelte'
import { honourOf, roomOf } from '../games'
import { say, symbol } from '../words/catalogue'
import type { Session } from './session.svelte'
import type { View } from '../net/wire'

export class Ahead {
  /** The card that is played when it is the player's turn. */
  card = $state<string | null>(null)
  /** The card that could not be played, and the ply at which its turn came. */
  #dropped = $state.raw<{ card: string; ply: number } | null>(null)
  /** Number of the hand in which the card was chosen. */
  #hand = 0
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /** The chosen card in words, or the card that was not played; "" if there is neither. */
  get words(): string {
    const dropped = this.#dropped?.ply === this.#session.ply ? this.#dropped : null
    if (this.card !== null) return say('table-ahead', { card: symbol(this.card) })
    return dropped ? say('table-ahead-dropped', { card: symbol(dropped.card) }) : ''
  }

  /**
   * Returns whether a click on a card of the hand chooses it ahead now. There is no such choice
   * where one click plays no card or where the rules let a player choose an illegal one, in lessons,
   * and on a screen that several players share.
   */
  offered(view: View): boolean {
    const { lesson, people, sending } = this.#session
    return (
      settings.ahead &&
      view.phase === 'play' &&
      view.choices === null &&
      view.turn !== null &&
      view.turn !== view.seat &&
      view.hand.length > 0 &&
      !roomOf(view.game).combinations &&
      honourOf(view) === null &&
      !lesson &&
      !sending &&
      (people === null || (people.seat === view.seat && people.mine.length === 1))
    )
  }

  /** Chooses a card, or undoes its choice. */
  toggle(view: View, card: string): void {
    this.card = this.card === card ? null : card
    this.#hand = view.hand_number
    this.#dropped = null
  }

  /**
   * Returns the chosen card once it is the player's turn, and forgets it. If it cannot be played, or
   * is no longer in the hand, it is only forgotten.
   */
  due(view: View): string | null {
    const { card } = this
    if (card === null) return null
    const isHeld = view.hand.includes(card) && view.hand_number === this.#hand
    if (isHeld && view.phase === 'play' && view.choices === null) return null
    this.card = null
    if (!isHeld || view.phase !== 'play') return null
    if (view.choices?.verb === 'play' && view.choices.cards.includes(card)) return card
    this.#dropped = { card, ply: this.#session.ply }
    return null
  }
}
