// Choosing cards: one click where one card is meant, several and a confirmation where
// more may be. What a choice means is always asked of the server (`match`).
import { sameCards } from './reading'
import type { Session } from './session.svelte'
import type { Matches, View } from './wire'

export class Picking {
  selected = $state.raw<string[]>([])
  /** the server's word on the cards selected now */
  answer = $state.raw<Matches | null>(null)
  /** several decisions with the same cards, to choose among (wild 15s) */
  ambiguous = $state.raw<string[] | null>(null)

  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /** Cards are selected, and the server has not said yet what they make. */
  get asking(): boolean {
    return this.selected.length > 0 && this.answer === null
  }

  /** Several cards may belong to one decision, so they are collected first. */
  several(view: View): boolean {
    return (view.choices?.pick[1] ?? 0) > 1 || this.bare(view) !== null
  }

  /** The decision that names no card where cards may be named (to pay nothing). */
  bare(view: View): string | null {
    const { verb = null, buttons = [] } = view.choices ?? {}
    return verb !== null && buttons.includes(verb) ? verb : null
  }

  clear(): void {
    this.selected = []
    this.answer = null
    this.ambiguous = null
  }

  /** Drops what has left the hand; called with every view. */
  keepOnly(cards: readonly string[]): void {
    const kept = this.selected.filter((card) => cards.includes(card))
    if (kept.length !== this.selected.length) this.#select(kept)
  }

  /** A click on a card of the hand, or on a bid. */
  async click(view: View, card: string): Promise<void> {
    if (!view.choices?.cards.includes(card)) return this.#session.why([card])
    this.#session.said = null
    if (!this.several(view)) return this.#decide([card])
    const picked = this.selected.includes(card)
    const kept = view.choices.pick[1] > 1 || picked ? this.selected : []
    this.#select(picked ? kept.filter((other) => other !== card) : [...kept, card])
  }

  /** A double click: this card and nothing else. */
  async alone(view: View, card: string): Promise<void> {
    if (!view.choices?.cards.includes(card) || view.choices.pick[0] > 1) return
    await this.#decide([card])
  }

  async confirm(view: View): Promise<void> {
    const bare = this.bare(view)
    if (this.selected.length) await this.#decide(this.selected)
    else if (bare !== null) this.take(bare)
  }

  take(action: string): void {
    this.clear()
    this.#session.act(action)
  }

  #select(cards: string[]): void {
    this.selected = cards
    this.answer = null
    if (!cards.length) return
    void this.#session.match(cards).then((answer) => {
      if (sameCards(cards, this.selected)) this.answer = answer
    })
  }

  async #decide(cards: string[]): Promise<void> {
    const { actions, reason } = await this.#session.match(cards)
    if (actions.length > 1) this.ambiguous = actions
    else if (actions[0] !== undefined) this.take(actions[0])
    else this.#session.said = reason
  }
}
