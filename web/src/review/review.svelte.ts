// The state of a review: the current decision, the table before it, and the numbers. The numbers
// arrive as one stream in the order in which the server evaluates; the page tells the server which
// decision is shown.
import { SvelteMap } from 'svelte/reactivity'
import {
  getStep,
  streamReview,
  Refusal,
  sendRecord,
  UNREACHABLE,
  type Reviewed,
  type ReviewLine,
} from '../net/api'
import { findLast } from '../browser/arrays'
import { mark } from '../browser/router.svelte'
import type { DecisionWorth, Message, Review, ReviewStep } from '../net/wire'
import { keptRecord } from './kept'
import type { Moment } from './moment'
import { equalAbove, gradeOf } from './sure'
import { lossBy } from './words'

/** Maximum number of mistakes to practise. */
const MISTAKES = 5
/** Milliseconds after which the page asks again if the server is still compiling the rules. */
const WARMING = 5000
/**
 * Milliseconds for which the page must show a decision before it asks the server to evaluate that
 * decision next.
 */
const LOOKED_AT = 150

export class ReviewSession {
  info = $state.raw<Review | null>(null)
  moments = $state.raw<Moment[]>([])
  /** Index of the current decision. */
  at = $state(0)
  /** The table before the current decision. */
  step = $state.raw<ReviewStep | null>(null)
  /** The seat whose decisions are stepped through; null for all seats. */
  whose = $state<number | null>(null)
  /** Reason why no more results will arrive. */
  problem = $state.raw<Message | null>(null)
  /** Whether the record file is neither on the server nor in this tab any more. */
  gone = $state(false)
  /** Whether all numbers have arrived, so that nothing on the page will change by itself. */
  settled = $state(false)
  readonly worths = new SvelteMap<number, DecisionWorth>()
  /** For each hand, the chance of each seat after each decision. */
  readonly chances = new SvelteMap<number, (number[] | null)[]>()

  #steps = new SvelteMap<number, ReviewStep>()
  /** Index of each decision, by the decision's place in the game. */
  #places = new SvelteMap<string, number>()
  #closed = false
  #stream = new AbortController()
  /** Id of the last line that arrived. */
  #last = ''
  #soon: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly of: Reviewed,
    private readonly place: string,
  ) {
    void this.#listen()
  }

  get moment(): Moment | undefined {
    return this.moments[this.at]
  }

  /** Returns the decisions of the selected seat. */
  get chosen(): Moment[] {
    return this.moments.filter(({ seat }) => this.whose === null || seat === this.whose)
  }

  /** Returns how many decisions can be evaluated, and how many already are. */
  get progress(): { done: number; all: number } {
    return { done: this.worths.size, all: this.moments.filter(({ weighed }) => weighed).length }
  }

  /** Returns whether the costliest decisions are being evaluated more precisely. */
  get sorting(): boolean {
    const { done, all } = this.progress
    return done >= all && !this.settled && !this.problem
  }

  /**
   * Returns the decisions of the selected seat that visibly cost something, the costliest first.
   * `equal` is true if the decision may cost as much as one above it in the list.
   */
  get costly(): { moment: Moment; worth: DecisionWorth; equal: boolean }[] {
    const listed = this.chosen
      .flatMap((moment) => {
        const worth = this.worths.get(moment.index)
        return worth && lossBy(worth) > 0 ? [{ moment, worth }] : []
      })
      .sort((a, b) => lossBy(b.worth) - lossBy(a.worth) || b.worth.cost - a.worth.cost)
    const equal = equalAbove(listed.map(({ worth }) => worth))
    return listed.map((one, place) => ({ ...one, equal: equal[place] ?? false }))
  }

  /** Returns the costliest certain mistakes; only the user's own ones if the user has played. */
  get mistakes(): Moment[] {
    const seat = this.info?.seat ?? null
    return this.costly
      .filter(({ moment, worth }) => {
        const grade = gradeOf(worth)
        return (seat === null || moment.seat === seat) && grade !== null && grade !== 'good'
      })
      .slice(0, MISTAKES)
      .map(({ moment }) => moment)
  }

  /** Moves to the next decision of the selected seat, or to the previous one. */
  move(steps: number): void {
    const { chosen, at } = this
    const next =
      steps > 0
        ? chosen.find(({ index }) => index > at)
        : findLast(chosen, ({ index }) => index < at)
    if (next) this.go(next.index)
  }

  /** Moves to the first decision of the next or previous hand. */
  moveHand(steps: number): void {
    const hand = this.moment?.hand ?? 1
    const first = this.chosen.find((moment) => moment.hand === hand + steps)
    if (first) this.go(first.index)
  }

  go(index: number): void {
    this.#look(index)
    clearTimeout(this.#soon)
    this.#soon = setTimeout(() => {
      if (this.at === index && this.moment?.weighed && !this.worths.has(index)) void this.#listen()
    }, LOOKED_AT)
  }

  follow(whose: number | null): void {
    this.whose = whose
    const { chosen, at } = this
    const near = chosen.find(({ index }) => index >= at) ?? chosen.at(-1)
    if (near && this.moment?.seat !== near.seat) this.#look(near.index)
    void this.#listen() // the order of the costliest now covers other decisions
  }

  /** Tries again after an error. */
  again(): void {
    this.problem = null
    if (this.moment) void this.#show(this.moment)
    void this.#listen()
  }

  close(): void {
    this.#closed = true
    this.#stream.abort()
  }

  #look(index: number): void {
    const moment = this.moments[index]
    if (!moment) return
    this.at = index
    mark(`/review/${this.of.kind}/${this.of.id}/${placeOf(moment)}`)
    void this.#show(moment)
  }

  /**
   * Opens the stream and closes the one that was open. After a lost connection, opens the stream
   * again.
   */
  async #listen(): Promise<void> {
    if (this.#closed) return
    this.#stream.abort()
    const { signal } = (this.#stream = new AbortController())
    this.settled = false
    let came: boolean
    const onLine = (line: ReviewLine) => {
      if (signal.aborted) return
      came ||= line.type !== 'overview'
      this.#take(line)
    }
    do {
      came = false
      await this.#ask(() => streamReview(this.of, this.#how(), signal, onLine))
      if (signal.aborted || this.settled || this.problem) return
    } while (came)
    this.problem = UNREACHABLE
  }

  /**
   * Returns the query for the server, with the current decision and the id of the last line that
   * arrived.
   */
  #how(): Record<string, string> {
    const place = this.moment ? placeOf(this.moment) : this.place
    const first = /^\d{1,6}(\.\d{1,6})?$/.test(place) ? place : '1'
    if (!this.info) return { first }
    return { first, after: this.#last, seat: String(this.whose ?? 'all') }
  }

  #take(line: ReviewLine): void {
    if ('id' in line) this.#last = line.id
    if (line.type === 'overview') this.#open(line)
    else if (line.type === 'chances') this.chances.set(line.hand, line.after)
    else if (line.type === 'worth') {
      const index = this.#places.get(placeOf(line))
      if (index !== undefined) this.worths.set(index, line)
    } else if (line.type === 'end') this.settled = true
    else this.#fail(line.message)
  }

  #open(info: Review): void {
    const before = this.info
    this.info = info
    // It is the same review: the server had dropped its results and sends them again.
    if (before && JSON.stringify(before.hands) === JSON.stringify(info.hands)) return
    const place = this.moment ? placeOf(this.moment) : this.place
    this.moments = info.hands
      .flatMap(({ number: hand, decisions }) => decisions.map((one) => ({ hand, ...one })))
      .map((one, index) => ({ index, ...one }))
    for (const kept of [this.#places, this.worths, this.chances, this.#steps]) kept.clear()
    for (const moment of this.moments) this.#places.set(placeOf(moment), moment.index)
    if (!before) this.whose = info.seat
    const [hand, number] = place.split('.').map(Number)
    const wanted = this.moments.find((one) => one.hand === hand && one.number >= (number ?? 1))
    const first = wanted && number !== undefined ? wanted : this.chosen[0]
    // If an address names only a hand, it leads to the selected seat's first decision in this hand.
    const inHand = this.chosen.find((one) => one.hand === hand)
    this.#look((number === undefined ? (inHand ?? first) : first)?.index ?? 0)
  }

  async #show(moment: Moment): Promise<void> {
    const { index, hand, number } = moment
    const step = this.#steps.get(index) ?? (await this.#ask(() => getStep(this.of, hand, number)))
    if (step) this.#steps.set(index, step)
    if (this.at === index) this.step = step
  }

  /** Asks the server. If the server has dropped the record file, sends the file again first. */
  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.of.kind !== 'file' || error.reason.key !== 'server-not-found') {
        this.#fail(error.reason)
        return null
      }
    }
    try {
      const text = keptRecord(this.of.id)
      this.gone = text === null
      if (text !== null) await sendRecord(text)
      return await question()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#fail(error.reason)
      return null
    }
  }

  #fail(reason: Message): void {
    this.problem = reason
    if (reason.key === 'server-warming') setTimeout(() => this.#closed || this.again(), WARMING)
  }
}

/** Returns a decision's place in the game: "3.12". */
const placeOf = ({ hand, number }: Pick<Moment, 'hand' | 'number'>) => `${hand}.${number}`
