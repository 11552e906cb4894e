// A review as this page goes through it: where one stands, the table there, and the numbers,
// which are asked for one decision after the other. What has been found is kept for this
// tab, so that one may leave the page and come back.
import { SvelteMap } from 'svelte/reactivity'
import {
  getChances,
  getReview,
  getStep,
  getWorth,
  Refusal,
  sendRecord,
  type Reviewed,
} from '../lib/api'
import { findLast } from '../lib/arrays'
import { mark } from '../lib/router.svelte'
import type { DecisionWorth, Message, Review, ReviewStep } from '../lib/wire'
import { keepWorths, keptRecord, keptWorths } from './kept'
import { equalAbove, gradeOf, missed, SLIGHT } from './sure'
import { lossBy } from './words'

/** A decision of the game. */
export interface Moment {
  /** its place among all that are told, from 0 */
  index: number
  hand: number
  number: number
  seat: number
  action: string
  weighed: boolean
}

/** The numbers found are kept whenever there are this many new ones. */
const OFTEN = 12
/** The order of this many costliest decisions is to be sure; */
const LEADING = 10
/** for it decisions are weighed again no more than this many times. */
const MOST_AGAIN = 60
/** This many mistakes are gone through once more. */
const MISTAKES = 5
/** a server that cannot weigh yet is asked again after this many milliseconds */
const WARMING = 5000

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
  /** whether decisions that lead in cost are being weighed again */
  sorting = $state(false)
  readonly worths = new SvelteMap<number, DecisionWorth>()
  /** by hand: each seat's chance after each decision */
  readonly chances = new SvelteMap<number, (number[] | null)[]>()

  #steps = new SvelteMap<number, ReviewStep>()
  #closed = false
  #weighing = $state(false)
  #unkept = 0
  #again = 0

  constructor(
    readonly of: Reviewed,
    private readonly place: string,
  ) {
    void this.#open()
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

  /** Whether nothing that is shown will change by itself any more. */
  get settled(): boolean {
    const { done, all } = this.progress
    return all > 0 && done >= all && !this.#weighing
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
    const moment = this.moments[index]
    if (!moment) return
    this.at = index
    mark(`/review/${this.of.kind}/${this.of.id}/${moment.hand}.${moment.number}`)
    void this.#show(moment)
  }

  follow(whose: number | null): void {
    this.whose = whose
    void this.#goOn() // the order of others is to be sure now
    if (whose === null || this.moment?.seat === whose) return
    const { chosen, at } = this
    const near = chosen.find(({ index }) => index >= at) ?? chosen.at(-1)
    if (near) this.go(near.index)
  }

  /** After something went wrong. */
  again(): void {
    this.problem = null
    if (!this.info) return void this.#open()
    if (this.moment) void this.#show(this.moment)
    void this.#goOn()
  }

  close(): void {
    this.#closed = true
    this.#keep()
  }

  async #open(): Promise<void> {
    const info = await this.#ask(() => getReview(this.of))
    if (!info || this.#closed) return
    this.moments = info.hands
      .flatMap(({ number: hand, decisions }) => decisions.map((one) => ({ hand, ...one })))
      .map((one, index) => ({ index, ...one }))
    this.whose = info.seat
    this.info = info
    for (const [index, worth] of keptWorths(this.of, info.open)) this.worths.set(index, worth)
    const [hand, number] = this.place.split('.').map(Number)
    const wanted = this.moments.find((one) => one.hand === hand && one.number >= (number ?? 1))
    const first = wanted && number !== undefined ? wanted : this.chosen[0]
    // A hand alone: its first decision of those that are gone through.
    const inHand = this.chosen.find((one) => one.hand === hand)
    this.go((number === undefined ? (inHand ?? first) : first)?.index ?? 0)
    await this.#goOn()
  }

  /** Fetches what is still missing, the moment that is looked at first. */
  async #goOn(): Promise<void> {
    if (this.#weighing) return
    this.#weighing = true
    if (this.info?.open) {
      for (const { number } of this.info.hands) {
        if (this.#closed || this.problem) break
        if (this.chances.has(number)) continue
        const found = await this.#ask(() => getChances(this.of, number))
        if (found) this.chances.set(number, found.after)
      }
    }
    let next: Moment | undefined
    while (!this.#closed && !this.problem && (next = this.#next() ?? this.#unsure())) {
      const { index, hand, number } = next
      const again = this.worths.get(index)?.again ?? undefined
      if (again) this.#again++
      const worth = await this.#ask(() => getWorth(this.of, hand, number, again))
      if (!worth) continue
      this.worths.set(index, worth)
      if (++this.#unkept >= OFTEN) this.#keep()
    }
    this.sorting = false
    this.#keep()
    this.#weighing = false
  }

  /** The next decision to be weighed: this one, those that are gone through, the others. */
  #next(): Moment | undefined {
    const open = ({ index, weighed }: Moment) => weighed && !this.worths.has(index)
    const { moment } = this
    if (moment && open(moment)) return moment
    return this.chosen.find(open) ?? this.moments.find(open)
  }

  /** When all are weighed: of those that lead in cost, or may, the one that may cost most and is
   * not sure; then those that came out better than what the bot found. It is weighed again with
   * more worlds, until the order of the costliest is sure. */
  #unsure(): Moment | undefined {
    if (this.#again >= MOST_AGAIN) return undefined
    const weighed = this.chosen.flatMap((moment) => {
      const worth = this.worths.get(moment.index)
      return worth ? [{ moment, worth }] : []
    })
    const costs = weighed.map(({ worth }) => worth.cost).sort((a, b) => b - a)
    const least = Math.max(SLIGHT, costs[LEADING - 1] ?? 0)
    const next = weighed
      .filter(({ worth }) => worth.again && (worth.may_cost > least || missed(worth)))
      .sort((a, b) => b.worth.may_cost - a.worth.may_cost)[0]
    this.sorting = next !== undefined
    return next?.moment
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
      if (this.of.kind === 'file' && error.reason.key === 'server-not-found') {
        const text = keptRecord(this.of.id)
        if (text === null) {
          this.gone = true
          this.problem = error.reason
          return null
        }
        try {
          await sendRecord(text)
          return await question()
        } catch (second) {
          if (!(second instanceof Refusal)) throw second
          this.problem = second.reason
          return null
        }
      }
      this.problem = error.reason
      if (error.reason.key === 'server-warming')
        setTimeout(() => this.#closed || this.again(), WARMING)
      return null
    }
  }

  #keep(): void {
    this.#unkept = 0
    if (this.info) keepWorths(this.of, this.info.open, this.worths)
  }
}
