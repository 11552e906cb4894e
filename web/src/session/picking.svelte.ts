// Choosing cards: a card is played, or bid, by one click; where more may be meant, or what goes
// does not come back (a pass, a payment), cards are picked and confirmed. What a choice means the server knows (`match`, `choose`).
import { roomOf } from '../games'
import { apartOf } from '../games/faces'
import { sameCards } from './selectors'
import type { Session } from './session.svelte'
import type { Matches, Message, View } from '../net/wire'

/** A decision of which so much depends that it is asked for twice. */
interface Grave {
  action: string
  why: Message
}

export class Picking {
  selected = $state.raw<string[]>([])
  /** the server's word on the cards selected now */
  answer = $state.raw<Matches | null>(null)
  /** several decisions with the same cards, to choose among (wild 15s) */
  ambiguous = $state.raw<string[] | null>(null)

  /** a grave decision, waiting for a second word */
  grave = $state.raw<Grave | null>(null)

  /** the question about the cards selected now was refused */
  #refused = $state(false)
  /** what is picked has been decided, and stays marked until that is seen */
  #decided = false
  /** of the last view: which decision it was, and of what kind */
  #ply = -1
  #verb: string | null = null
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /** Cards are selected, and the server has not said yet what they make. */
  get asking(): boolean {
    return this.selected.length > 0 && this.answer === null && !this.#refused
  }

  /** Cards are picked first, and then confirmed. */
  several({ choices, game }: View): boolean {
    if (!choices?.verb || choices.pick[1] === 0) return false
    const room = roomOf(game)
    const one = room.atOnce.includes(choices.verb) && !choices.buttons.includes(choices.verb)
    return !one || choices.pick[1] > 1 || room.combinations
  }

  /** The decision that names no card where cards may be named (to pay nothing). */
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
    this.#decided = false
  }

  /** Drops what has left the hand, or has been decided, also by a clock, a bot or another window, and
      asks again what was refused, or what a lost line has not answered; called with every view. */
  keepOnly(view: View, ply: number): void {
    const verb = view.choices?.verb ?? null
    const [otherPly, otherVerb] = [ply !== this.#ply, verb !== this.#verb]
    this.#ply = ply
    this.#verb = verb
    if (this.#decided) return this.clear()
    if (otherPly) this.grave = this.ambiguous = null
    const cards = [...view.hand, ...apartOf(view).flatMap(([, apart]) => apart)]
    const kept = otherVerb ? [] : this.selected.filter((card) => cards.includes(card))
    if (kept.length !== this.selected.length || this.asking || this.#refused) this.#select(kept)
  }

  /** A click on a card of the hand, or on a bid. */
  async click(view: View, card: string): Promise<void> {
    if (this.#session.sending) return // a decision on its way cannot be changed
    if (!view.choices?.cards.includes(card)) return this.#session.why([card])
    this.#session.said = null
    if (!this.several(view)) return this.#ask(view, `${view.choices.verb} ${card}`, [card])
    const most = view.choices.pick[1]
    const others = this.selected.filter((other) => other !== card)
    if (others.length < this.selected.length) this.#select(others)
    else if (most === 1) this.#select([card])
    else if (others.length < most) this.#select([...others, card])
    else this.#session.said = { rule: '', key: 'table-pick-full', args: { count: most } }
  }

  /** A button that names no card. */
  press(view: View, action: string): void {
    if (this.#session.sending) return
    this.#ask(view, action, [])
  }

  /** The second word on a grave decision. */
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
    const bare = this.bare(view)
    if (this.answer) this.#carryOut(this.answer)
    else if (this.selected.length) this.#decide(this.selected)
    else if (bare !== null) this.take(bare)
  }

  /** Does what a hint has named; what is grave is asked first. */
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

  /** One message: the server knows what the cards mean, and tells where they mean several. */
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
    else this.#session.said = reason
  }
}
