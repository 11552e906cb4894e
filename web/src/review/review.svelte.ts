// A review as this page goes through it: where one stands, the table there, and the numbers. They
// come as one stream, in the order in which the server weighs; the page says what is looked at.
import { SvelteMap } from 'svelte/reactivity'
import {
  getStep,
  hearReview,
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

/** This many mistakes are gone through once more. */
const MISTAKES = 5
/** A server that cannot weigh yet is asked again after this many milliseconds. */
const WARMING = 5000
/** A decision that is looked at for this many milliseconds is weighed next. */
const LOOKED_AT = 150

export class ReviewSession {
  info = $state.raw<Review | null>(null)
  moments = $state.raw<Moment[]>([])
  /** the moment that is looked at */
  at = $state(0)
  /** the table there */
  step = $state.raw<ReviewStep | null>(null)
  /** whose decisions are gone through; null: everybody's */
  whose = $state<number | null>(null)
  /** why nothing more comes */
  problem = $state.raw<Message | null>(null)
  /** a record file that is neither on the server nor in this tab any more */
  gone = $state(false)
  /** whether all numbers have come: nothing that is shown will change by itself any more */
  settled = $state(false)
  readonly worths = new SvelteMap<number, DecisionWorth>()
  /** by hand: each seat's chance after each decision */
  readonly chances = new SvelteMap<number, (number[] | null)[]>()

  #steps = new SvelteMap<number, ReviewStep>()
  /** the moments by their places */
  #places = new SvelteMap<string, number>()
  #closed = false
  #stream = new AbortController()
  /** the last line of the stream that has come */
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

  /** The decisions that are gone through. */
  get chosen(): Moment[] {
    return this.moments.filter(({ seat }) => this.whose === null || seat === this.whose)
  }

  /** How many decisions can be weighed, and how many have been. */
  get progress(): { done: number; all: number } {
    return { done: this.worths.size, all: this.moments.filter(({ weighed }) => weighed).length }
  }

  /** Whether decisions that lead in cost are being weighed again. */
  get sorting(): boolean {
    const { done, all } = this.progress
    return done >= all && !this.settled && !this.problem
  }

  /** The decisions gone through that cost something as it is shown, the costliest first. Those are
   * equal that may cost as much as one above them. */
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

  /** The costliest of them that were mistakes for sure, of one's own where one has played. */
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

  /** This many decisions on or back, of those that are gone through. */
  move(steps: number): void {
    const { chosen, at } = this
    const next =
      steps > 0
        ? chosen.find(({ index }) => index > at)
        : findLast(chosen, ({ index }) => index < at)
    if (next) this.go(next.index)
  }

  /** To the first decision of the next hand, or of the last one before. */
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
    void this.#listen() // the order of others is to be sure now
  }

  /** After something went wrong. */
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

  /** Opens the stream, instead of the one that is open; after a lost line it is opened again. */
  async #listen(): Promise<void> {
    if (this.#closed) return
    this.#stream.abort()
    const { signal } = (this.#stream = new AbortController())
    this.settled = false
    let came: boolean
    const hear = (line: ReviewLine) => {
      if (signal.aborted) return
      came ||= line.type !== 'overview'
      this.#take(line)
    }
    do {
      came = false
      await this.#ask(() => hearReview(this.of, this.#how(), signal, hear))
      if (signal.aborted || this.settled || this.problem) return
    } while (came)
    this.problem = UNREACHABLE
  }

  /** What the server is told: what is looked at, and which lines have come. */
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
    // The server has dropped what it had found, and sends all again: it is the same.
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
    // A hand alone: its first decision of those that are gone through.
    const inHand = this.chosen.find((one) => one.hand === hand)
    this.#look((number === undefined ? (inHand ?? first) : first)?.index ?? 0)
  }

  async #show(moment: Moment): Promise<void> {
    const { index, hand, number } = moment
    const step = this.#steps.get(index) ?? (await this.#ask(() => getStep(this.of, hand, number)))
    if (step) this.#steps.set(index, step)
    if (this.at === index) this.step = step
  }

  /** Asks the server; a record file that it has dropped is sent again. */
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

/** A decision's place in the game: "3.12". */
const placeOf = ({ hand, number }: Pick<Moment, 'hand' | 'number'>) => `${hand}.${number}`
