// One table as this page sees it: the views that have come, the one that is shown, and
// the beat in between. Bots answer at once; the page shows their moves one by one.
import { tick } from 'svelte'
import { honourOf } from '../games'
import { knowWords } from '../net/api'
import { land, takeOff } from '../dom/flights'
import { timesOf, type SeatTime } from './clocks'
import { goneOf, type Gone } from './presence'
import { plan, sweep, type Flight } from './motion'
import { Answers } from '../net/outbox'
import { lastTaken, latestTrick, openTrick, takerOf } from './selectors'
import { answers, flightsOf, sentFrom, withSent, type Sent } from './sending'
import { BEAT, moves, settings } from '../browser/settings.svelte'
import type { ConnectionState, Handlers, Seating, Wire } from '../net/socket'
import { amongPeople } from './title'
import type {
  Advice,
  ChatLine,
  FairDeals,
  Gathering,
  Lesson,
  LogEntry,
  Matches,
  Message,
  People,
  Propose,
  Remark,
  Say,
  View,
  ViewMessage,
  Warming,
} from '../net/wire'

/** A trick that is full stays in sight a little longer than a single move. */
const FULL_TRICK = 1.3

/**
 * In honour play the others wait for this many beats after one's own decision, after
 * another's, and before they take a full trick: there is time to call.
 */
const TO_CALL = { own: 1, other: 1.5, full: 2 }

/** Milliseconds after which the page says that a message is on its way. */
const SAID_AFTER = 1000
/** The refusal of a seat that another player has taken; later views do not remove it. */
const SEAT_TAKEN = 'server-seat-taken'

const ended = (view: View) => view.phase === 'scored' || view.phase === 'over'

export class Session {
  /** the view on the table, and its ply */
  view = $state.raw<View | null>(null)
  ply = $state(-1)
  /** what the deals follow from; null: a seed */
  fairness = $state.raw<FairDeals | null>(null)
  /** the trick that lies in the middle: the open one, or a full one not yet taken away */
  trick = $state<number | null>(null)
  /** nothing is dealt yet at a table for several */
  gathering = $state.raw<Gathering | null>(null)
  /** who sits where at a table for several; null: it is for one person */
  people = $state.raw<People | null>(null)
  /** what players have said, as far as it is known */
  chat = $state.raw<ChatLine[]>([])
  /** of that what has just been said; nothing while one was not here */
  fresh = $state.raw<ChatLine[]>([])
  /** who has a seat and is not here, or does nothing although others wait */
  gone = $state.raw<Gone[]>([])
  /** which decision can be taken back: its place in the view's log; null: none */
  takeback = $state<number | null>(null)
  /** how much time each player has left; of a table without a clock nobody */
  times = $state.raw<SeatTime[]>([])
  /** everything that came has been shown */
  settled = $state(false)
  /** open: the table has been told on it, so that what is shown is how it stands */
  connection = $state<ConnectionState>('connecting')
  /** why the server has closed the table to this page */
  code = $state(0)
  /** the last refusal or explanation; shown until the next decision */
  said = $state.raw<Message | null>(null)
  /** what the referee has just ruled; the others wait until it has been read */
  ruling = $state.raw<LogEntry | null>(null)
  /** the game goes on from one that was reviewed: this many decisions were taken over */
  given = $state(0)
  /** the guide of a lesson; null: a table without one */
  lesson = $state.raw<Lesson | null>(null)
  /** whether this table gives hints */
  hints = $state(false)
  /** what the best bot would do now, where it was asked; "asked" until it has answered */
  advice = $state.raw<Advice | 'asked' | null>(null)
  /** the last choice was costly: the bots wait until this is answered */
  remark = $state.raw<Remark | null>(null)
  /** the server still compiles the rules: no hints, and weaker bots in place of the best */
  warming = $state<Warming['state']>('done')
  /** the decision that is on its way */
  sent = $state.raw<Sent | null>(null)
  /** a message has been on its way for more than `SAID_AFTER` */
  late = $state(false)
  /** the view on the table, with the cards on their way where they will lie */
  shown = $derived(this.view && withSent(this.view, this.sent))
  /** the person has given their seat up, and knows it */
  leftSeat = $state(false)

  /** where the table stands on the page, for cards to fly over; set by the view */
  root: Element | null = null
  layer: Element | null = null

  #queue: ViewMessage[] = []
  #showing = false
  #closed = false
  #looking = 0
  #hurry: (() => void) | null = null
  readonly #answers = new Answers()
  /** timer until `late` is set */
  #saying = 0
  /** number of the message that asked for the next hand */
  #dealing = 0
  /** run once all views in the queue are shown */
  #afterwards: (() => void)[] = []
  readonly #wire: Wire

  constructor(connect: (handlers: Handlers) => Wire) {
    this.#wire = connect({
      view: (message) => this.#receive(message),
      refused: (message) => {
        this.leftSeat = false
        // Views that came before a refusal must not remove it.
        this.#inTurn(() => {
          // Another player was faster to deal: the next hand is there, as this player wanted.
          const isDealt = message.n === this.#dealing && this.view !== null && !ended(this.view)
          if (!isDealt) this.said = message.message
        })
        if (message.error === 'message') this.#answers.end() // any of them may be the unreadable one
        this.#answered(message.n ?? 0, false)
      },
      done: (n) => {
        this.#answered(n, true)
        this.#inTurn(() => this.sent?.n === n && void this.#comeBack())
      },
      gathering: (message) => {
        this.connection = 'open'
        this.gathering = message
        this.people = message.people
        this.#seated()
      },
      remark: (message) => (this.remark = message),
      chat: ({ whole, lines }) => {
        this.chat = whole ? lines : [...this.chat, ...lines]
        this.fresh = whole ? [] : lines
      },
      absent: (message) => (this.gone = goneOf(message)),
      clocks: (message) => (this.times = timesOf(message)),
      warming: (state) => (this.warming = state),
      connection: (state, code = 0) => {
        this.connection = state
        this.warming = 'done' // the next line is told anew
        this.gone = []
        this.remark = null
        this.times = []
        this.code = code
        if (state !== 'closed') return // unanswered messages are sent again on the next line
        this.sent = null
        this.#answers.end()
        this.#answered(0, false)
      },
    })
    document.addEventListener('visibilitychange', this.#turnedAway)
  }

  get sending(): boolean {
    return this.sent !== null
  }

  act(action: string): void {
    if (this.#queue.length) return
    this.#decide(action, (ply) => this.#wire.act(ply, action))
  }

  /** Decides with exactly these cards; where several decisions use them, these are told. */
  choose(cards: string[], several: (actions: string[]) => void): void {
    if (this.#queue.length) return
    const action = [this.view?.choices?.verb ?? '', ...cards].join(' ')
    this.#decide(action, (ply) =>
      this.#wire.choose(ply, cards, ({ actions }) => {
        void this.#comeBack()
        several(actions)
      }),
    )
  }

  /** Says something out of turn: it holds even if others are deciding at the same moment. */
  interject(action: string): void {
    this.#decide(action, (ply) => this.#wire.act(ply, action))
  }

  /** Sends a decision and shows it at once; until it is confirmed, further decisions are ignored. */
  #decide(action: string, send: (ply: number) => number): void {
    const { view, trick } = this
    if (!view || this.sent) return
    this.said = null
    const n = send(this.ply)
    if (!n) return
    const sent = { n, ...sentFrom(view, action) }
    const swept = sent.trick !== null && trick !== null && this.#full() ? sweep(view, trick) : []
    void this.#move([...swept, ...flightsOf(view, sent)], () => {
      this.sent = sent
      if (sent.trick !== null) this.trick = sent.trick
    })
    void this.#post(n)
  }

  /** Returns the cards of a decision that did not count to the hand. */
  async #comeBack(): Promise<void> {
    const { view, sent } = this
    if (!view || !sent) return
    await this.#move(flightsOf(view, sent, true), () => {
      this.sent = null
      if (sent.trick !== null) this.trick = openTrick(view)
    })
  }

  /** Resolves when a message is answered, to whether it was carried out. */
  #post(n: number): Promise<boolean> {
    if (!n) return Promise.resolve(false)
    this.#saying ||= window.setTimeout(() => (this.late = true), SAID_AFTER)
    return this.#answers.to(n)
  }

  #answered(n: number, isDone: boolean): void {
    this.#answers.come(n, isDone)
    if (this.#answers.missing) return
    clearTimeout(this.#saying)
    this.#saying = 0
    this.late = false
  }

  /** Runs this after all views that came before are shown. */
  #inTurn(happens: () => void): void {
    if (this.#showing) this.#afterwards.push(happens)
    else happens()
  }

  /** The referee has been heard. */
  heard(): void {
    if (!this.ruling) return
    this.ruling = null
    this.#look()
  }

  /** The step of the lesson that waits has been read. */
  stepRead(): void {
    const step = this.lesson?.step
    if (step?.waits) void this.#post(this.#wire.stepRead(step.name))
  }

  next(): void {
    this.#decide('next', (ply) => (this.#dealing = this.#wire.next(ply)))
  }

  /** All tricks that are left are ours, whatever others hold: the hand is played to its end. */
  claimRest(): void {
    this.#decide('claim-rest', (ply) => this.#wire.claimRest(ply))
  }

  /** Which decisions name exactly these cards? null: the question was refused. */
  match(cards: string[]): Promise<Matches | null> {
    return this.#wire.ask('match', cards)
  }

  /** Says why these cards cannot be chosen. */
  async why(cards: string[]): Promise<void> {
    const answer = await this.#wire.ask('why', cards)
    if (answer) this.said = answer.reason
  }

  /** Asks what the best bot would do. */
  async hint(): Promise<void> {
    if (this.advice === 'asked') return
    const ply = this.ply
    this.advice = 'asked'
    const answer = await this.#wire.hint()
    if (this.ply !== ply || this.advice !== 'asked') return // handed over meanwhile
    this.advice = answer?.suggestions.length ? answer : null
    if (answer && !this.advice) this.said = answer.reason
  }

  /** Costly choices are to be told of, or no longer. */
  coached(on: boolean): void {
    this.#wire.coached(on)
  }

  /** The remark has been read, and the game goes on. */
  goOn(): void {
    if (!this.remark) return
    this.remark = null
    this.#wire.remarkRead()
  }

  /** Shows at once what still waits to be shown. */
  skip(): void {
    this.#hurry?.()
    if (this.#looking) this.#seen()
  }

  /** Takes the seat of a bot; hotSeat: for another player at this device. */
  sit(seat: number, name: string, hotSeat = false): void {
    this.leftSeat = false
    void this.#ask({ type: 'sit', seat, name, hot_seat: hotSeat })
  }

  /** The player of this seat has the device now. */
  takeHotSeat(seat: number): void {
    this.said = null
    this.advice = null
    this.#wire.takeHotSeat(seat)
  }

  /** Gives one's seat back to its bot; resolves to whether it is. */
  leaveSeat(): Promise<boolean> {
    this.leftSeat = true
    return this.#ask({ type: 'leave-seat' })
  }

  /** Answers the question whether the player is still there. */
  stillHere(): void {
    void this.#ask({ type: 'still-here' })
  }

  /** Stops waiting for a player who is gone: their bot plays on. */
  goOnWithout(seat: number): void {
    void this.#ask({ type: 'substitute', seat })
  }

  /** Lets spectators see the player's cards, or hides them. */
  showHand(on: boolean): void {
    void this.#ask({ type: 'show-hand', on })
  }

  /** Lets the game begin with those who sit there. */
  begin(): void {
    void this.#ask({ type: 'start' })
  }

  /** Proposes something to all who sit there; alone it is done at once. */
  propose(kind: Propose['kind'], of: number | null = null, clock: string | null = null): void {
    void this.#ask({ type: 'propose', kind, of, clock })
  }

  /** Answers what somebody proposes, or withdraws it. */
  vote(number: number, agrees: boolean): void {
    void this.#ask({ type: 'vote', number, agrees })
  }

  /** Says a phrase, or words of one's own, to all at the table; resolves to whether it was said. */
  say(what: { phrase: Say['phrase'] } | { text: string }): Promise<boolean> {
    return this.#ask({ type: 'say', text: '', phrase: null, ...what })
  }

  #ask(message: Seating): Promise<boolean> {
    this.said = null
    return this.#post(this.#wire.seat(message))
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#turnedAway)
    clearTimeout(this.#looking)
    clearTimeout(this.#saying)
    this.#wire.close()
  }

  /** Removes the refusal of a seat once the person has another one. */
  #seated(): void {
    if (this.people === null || this.people.seat === null) return
    if (this.said?.key === SEAT_TAKEN) this.said = null
  }

  #receive(message: ViewMessage): void {
    this.connection = 'open'
    this.#queue.push(message)
    this.settled = false
    if (!this.#showing) void this.#showAll()
  }

  async #showAll(): Promise<void> {
    this.#showing = true
    while (this.#queue.length && !this.#closed) {
      const message = this.#queue[0]!
      await knowWords(message.view.game)
      if (this.#follows(message) && !this.#waitedFor()) {
        if (this.#full()) {
          // One's own card does not wait for the last trick to be looked at.
          if (this.#byAnother(message)) await this.#wait(FULL_TRICK)
          await this.#clear()
        }
        if (this.#byAnother(message)) await this.#wait(1)
      }
      if (this.#closed) return
      this.#queue.shift()
      await this.#show(message)
      if (this.#waitedFor() && this.#full()) await this.#clear()
    }
    if (this.#full()) {
      // Whoever leads next may do so while the full trick still lies there.
      await this.#wait(FULL_TRICK)
      if (!this.#queue.length && this.#full()) await this.#clear()
    }
    this.#showing = false
    if (this.#queue.length) return this.#showAll()
    for (const happens of this.#afterwards.splice(0)) happens()
    this.settled = true
    this.#look()
  }

  /** Whether the others wait at the table itself, so that what comes is shown at once. */
  #waitedFor(): boolean {
    return this.view !== null && honourOf(this.view) !== null
  }

  /** Lets the others go on after a moment. Who plays alone holds up nobody while the page is hidden;
      among other people nobody waits for who could not see what there is to call. */
  #look(): void {
    clearTimeout(this.#looking)
    this.#looking = 0
    if (!this.view || !this.#waitedFor() || this.#closed) return
    if (document.hidden && amongPeople(this.people)) return this.#seen()
    if (this.ruling) return
    const own = this.view.log.at(-1)?.seat === this.view.seat
    const beats = honourOf(this.view)?.full ? TO_CALL.full : own ? TO_CALL.own : TO_CALL.other
    this.#looking = window.setTimeout(() => this.#seen(), BEAT[settings.pace] * beats)
  }

  /** A browser lets the timers of a hidden page sleep, for up to a minute. */
  readonly #turnedAway = (): void => {
    if (!document.hidden) return
    this.#hurry?.()
    if (!this.#showing) this.#look()
  }

  #seen(): void {
    clearTimeout(this.#looking)
    this.#looking = 0
    this.#wire.viewShown(this.ply)
  }

  /** Whether this is the next step of what is shown; after a lost line it need not be. */
  #follows(message: ViewMessage): boolean {
    return this.view !== null && message.ply === this.ply + 1
  }

  #byAnother(message: ViewMessage): boolean {
    const { log, seat } = message.view
    return log.length > 0 && log.at(-1)?.seat !== seat
  }

  #full(): boolean {
    return this.view !== null && this.trick !== null && takerOf(this.view, this.trick) !== null
  }

  async #show(message: ViewMessage): Promise<void> {
    const before = this.view
    const follows = this.#follows(message)
    await this.#move(before && follows ? plan(before, message.view) : [], () => {
      if (message.ply !== this.ply) {
        if (this.said?.key !== SEAT_TAKEN) this.said = null
        this.advice = null
        const last = message.view.log.at(-1)
        this.ruling = last?.note ? last : null
      }
      if (this.remark?.ply !== message.ply) this.remark = null
      if (before && follows && message.hints && !ended(before) && ended(message.view))
        settings.coached += 1
      this.gathering = null
      this.people = message.people
      this.#seated()
      this.view = message.view
      this.ply = message.ply
      this.fairness = message.fairness
      this.hints = message.hints
      this.given = message.given
      this.lesson = message.lesson
      this.takeback = message.takeback
      if (this.sent && answers(message.view, this.sent)) this.sent = null
      const back = before !== null && message.view.log.length < before.log.length
      const taken =
        follows && before && !back ? lastTaken(before) !== lastTaken(message.view) : false
      this.trick = taken ? latestTrick(message.view) : (this.sent?.trick ?? openTrick(message.view))
    })
  }

  async #clear(): Promise<void> {
    const { view, trick } = this
    if (!view || trick === null) return
    await this.#move(sweep(view, trick), () => (this.trick = openTrick(view)))
  }

  async #move(flights: Flight[], change: () => void): Promise<void> {
    const { root, layer } = this
    const starts = root && moves() && !document.hidden ? takeOff(root, flights) : []
    change()
    await tick()
    if (root && layer && starts.length) await land(root, layer, starts)
  }

  /** A beat, or several; ends early when the person wants to go on. */
  #wait(beats: number): Promise<void> {
    const time = document.hidden ? 0 : BEAT[settings.pace] * beats
    if (time === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#hurry?.(), time)
      this.#hurry = () => {
        clearTimeout(timer)
        this.#hurry = null
        resolve()
      }
    })
  }
}
