// Selecting cards. One click plays or bids a card. If several cards may be meant, or if the
// decision is final (a pass, a payment), the player picks cards and confirms them. Only the server
// knows which decisions the cards make (`match`, `choose`).
import { roomOf } from '../games'
import { apartOf } from '../games/faces'
import { Ahead } from './ahead.svelte'
import { chosenCards, sameCards } from './selectors'
import type { Session } from './session.svelte'
import type { Matches, Message, View } from '../net/wire'

/** A decision with such large consequences that the player must confirm it. */
interface Grave {
  action: string
  why: Message
}

export class Picking {
  selected = $state.raw<string[]>([])
  /** The server's answer about the cards that are selected now. */
  answer = $state.raw<Matches | null>(null)
  /** Several decisions with the same cards, to choose from (wild 15s). */
  ambiguous = $state.raw<string[] | null>(null)

  /** A grave decision that waits for confirmation. */
  grave = $state.raw<Grave | null>(null)

  /** Whether the player chooses again, although their choice stands until then. */
  changing = $state(false)

  /** Whether the question about the selected cards was refused. */
  #refused = $state(false)
  /** Whether a decision has been sent. The selected cards stay marked until its result is shown. */
  #decided = false
  /** Ply and kind of the decision in the last view. */
  #ply = -1
  #verb: string | null = null
  readonly #session: Session
  readonly ahead: Ahead

  constructor(session: Session) {
    this.#session = session
    this.ahead = new Ahead(session)
  }

  /**
   * Returns whether cards are selected and the server has not yet answered which decisions are
   * possible with them.
   */
  get asking(): boolean {
    return this.selected.length > 0 && this.answer === null && !this.#refused
  }

  /** Returns whether cards are picked first and then confirmed. */
  several({ choices, game }: View): boolean {
    if (!choices?.verb || choices.pick[1] === 0) return false
    const room = roomOf(game)
    const one = room.atOnce.includes(choices.verb) && !choices.buttons.includes(choices.verb)
    return !one || choices.pick[1] > 1 || room.combinations
  }

  /**
   * Returns the decision to give no cards (to pay nothing) if the choice of cards allows it;
   * otherwise null.
   */
  bare(view: View): string | null {
    const { verb = null, buttons = [] } = view.choices ?? {}
    return verb !== null && buttons.includes(verb) ? verb : null
  }

  clear(): void {
    this.selected = []
    this.answer = null
    this.#refused = false
    this.ambiguous = null
    this.grave = null
    this.changing = false
    this.#decided = false
  }

  /** Begins another choice of cards with the cards that are chosen now. */
  change(view: View): void {
    this.changing = true
    this.#select([...chosenCards(view)])
  }

  /**
   * Called with every view. Deselects cards that have left the hand. Ends the selection if the
   * decision has been made, even by a clock, a bot or another window. Asks again if the question
   * was refused or lost with the connection.
   */
  keepOnly(view: View, ply: number): void {
    const verb = view.choices?.verb ?? null
    const [otherPly, otherVerb] = [ply !== this.#ply, verb !== this.#verb]
    this.#ply = ply
    this.#verb = verb
    if (this.#decided || (this.changing && view.chosen === null)) return this.clear()
    if (otherPly) this.grave = this.ambiguous = null
    const cards = [...view.hand, ...apartOf(view).flatMap(([, apart]) => apart)]
    const kept = otherVerb ? [] : this.selected.filter((card) => cards.includes(card))
    if (kept.length !== this.selected.length || this.asking || this.#refused) this.#select(kept)
  }

  /** Handles a click on a card of the hand or on a bid. */
  async click(view: View, card: string): Promise<void> {
    if (this.#session.sending) return // a decision on its way cannot be changed
    if (this.ahead.offered(view)) return this.ahead.toggle(view, card)
    if (!view.choices?.cards.includes(card)) return this.#session.why([card])
    this.#session.refusal = null
    if (view.chosen && !this.changing) return this.change(view)
    if (!this.several(view)) return this.#ask(view, `${view.choices.verb} ${card}`, [card])
    const most = view.choices.pick[1]
    const others = this.selected.filter((other) => other !== card)
    if (others.length < this.selected.length) this.#select(others)
    else if (most === 1) this.#select([card])
    else if (others.length < most) this.#select([...others, card])
    else this.#session.refusal = { rule: '', key: 'table-pick-full', args: { count: most } }
  }

  /** Handles a card dropped on the table: it is played together with the selected cards. */
  drop(view: View, card: string): void {
    const { cards = [], verb = null } = view.choices ?? {}
    const isPlay = verb === 'play' && cards.includes(card) && this.several(view)
    const isChosen = this.selected.includes(card) || this.ahead.card === card
    if (!isPlay) return void (isChosen || this.click(view, card))
    if (this.#session.sending) return
    this.selected = [...this.selected.filter((other) => other !== card), card]
    this.#decide(this.selected)
  }

  /** Handles a button that names no card. */
  press(view: View, action: string): void {
    if (this.#session.sending) return
    this.#ask(view, action, [])
  }

  /** Confirms a grave decision. */
  insist(): void {
    const action = this.grave?.action
    this.grave = null
    if (action !== undefined) this.take(action)
  }

  #ask(view: View, action: string, cards: string[]): void {
    const why = roomOf(view.game).grave(view, action)
    if (why) this.grave = { action, why }
    else if (cards.length) this.#decide(cards)
    else this.take(action)
  }

  confirm(view: View): void {
    if (this.#session.sending) return
    if (this.changing && sameCards(this.selected, chosenCards(view))) return this.clear()
    const bare = this.bare(view)
    if (this.answer) this.#carryOut(this.answer)
    else if (this.selected.length) this.#decide(this.selected)
    else if (bare !== null) this.take(bare)
  }

  /** Makes the decision that a hint suggests; a grave one is confirmed first. */
  follow(view: View, action: string): void {
    this.#ask(view, action, [])
  }

  take(action: string): void {
    if (this.#session.sending) return
    this.ambiguous = null
    this.#decided = true
    this.#session.act(action)
  }

  #select(cards: string[]): void {
    this.selected = cards
    this.answer = null
    this.#refused = false
    if (!cards.length) return
    void this.#session.match(cards).then((answer) => {
      if (!sameCards(cards, this.selected)) return
      this.answer = answer
      this.#refused = answer === null
    })
  }

  /**
   * Sends one message with the cards. The server finds the decision that uses these cards. It asks
   * back only if there are several such decisions.
   */
  #decide(cards: string[]): void {
    this.#decided = true
    this.#session.choose(cards, (actions) => {
      this.#decided = false
      this.ambiguous = actions
    })
  }

  #carryOut({ actions, reason }: Matches): void {
    if (actions.length > 1) this.ambiguous = actions
    else if (actions[0] !== undefined) this.take(actions[0])
    else this.#session.refusal = reason
  }
}
