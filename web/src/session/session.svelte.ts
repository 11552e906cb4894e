// The state of one table on this page: the views that arrived, the one that is shown, and the
// pauses between them. Bots answer at once, but the page shows their moves one by one.
import { tick } from 'svelte'
import { honourOf, roomOf } from '../games'
import { knowWords } from '../net/api'
import { arriveNow, land, takeOff } from '../dom/flights'
import { timesOf, type SeatTime } from './clocks'
import { goneOf, type Gone } from './presence'
import type { Moment } from './moments'
import { deal, plan, sweep, type Flight } from './motion'
import { speedOf } from './pace'
import { Answers } from '../net/outbox'
import { lastTaken, latestTrick, openTrick, takerOf } from './selectors'
import { answers, flightsOf, sentFrom, withSent, type Sent } from './sending'
import { BEAT, moves, settings } from '../browser/settings.svelte'
import { allWords } from '../words/catalogue'
import type { ConnectionState, Handlers, Seating, Wire } from '../net/socket'
import { amongPeople } from './title'
import type {
  Advice,
  ChatLine,
  EntryOf,
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
  Spectator,
  View,
  ViewMessage,
  Warming,
} from '../net/wire'

/** Beats for which a full trick stays visible, slightly longer than a single move. */
const FULL_TRICK = 1.3

/**
 * Beats for which the other players wait in honour play, so that the player can call. They wait
 * after the player's own decision, after another player's decision, and before they take a full
 * trick.
 */
const TO_CALL = { own: 1, other: 1.5, full: 2 }

/** Milliseconds after which the page says that a message is on its way. */
const SAID_AFTER = 1000
/** The refusal of a seat that another player has taken. */
const SEAT_TAKEN = 'server-seat-taken'
/** Milliseconds during which views do not remove that refusal: the first deal may come at once. */
const TAKEN_STAYS = 8000

const ended = (view: View) => view.phase === 'scored' || view.phase === 'over'

/** Returns whether a decision or deal was made or taken back between two views. */
const isOtherDecision = (before: View | null, after: View | null) =>
  before?.hand_number !== after?.hand_number || before?.log.length !== after?.log.length

/** Returns whether all decisions between two views were made at the same time. */
function areTogether(before: View, after: View): boolean {
  const made = after.log.slice(before.log.length)
  const { stays } = roomOf(after.game)
  return (
    before.choosing.length > 0 && made.length > 0 && made.every(({ verb }) => stays.includes(verb))
  )
}

export class Session {
  /** The view on the table, and its ply. */
  view = $state.raw<View | null>(null)
  ply = $state(-1)
  /** The source of fair deals; null if the deals follow from a seed. */
  fairness = $state.raw<FairDeals | null>(null)
  /** The trick in the middle: the open one, or a full one that has not been taken away yet. */
  trick = $state<number | null>(null)
  /** The state of a table for several players before its first deal. */
  gathering = $state.raw<Gathering | null>(null)
  /** The people at a table for several players; null at a table for one. */
  people = $state.raw<People | null>(null)
  /** The known chat lines. */
  chat = $state.raw<ChatLine[]>([])
  /** The chat lines that have just arrived, without those from before this connection. */
  fresh = $state.raw<ChatLine[]>([])
  /** Seated players who are absent, or idle while others wait. */
  gone = $state.raw<Gone[]>([])
  /** The people who watch, this user included. */
  spectators = $state.raw<Spectator[]>([])
  /** Index in the view's log of the decision that can be taken back; null if there is none. */
  takeback = $state<number | null>(null)
  /** Remaining time of each player; empty at a table without a clock. */
  times = $state.raw<SeatTime[]>([])
  /** Whether everything that arrived has been shown. */
  settled = $state(false)
  /**
   * State of the connection. It is open once the table's state has arrived on it, so that the page
   * is up to date.
   */
  connection = $state<ConnectionState>('connecting')
  /** Code with which the server closed the table to this page. */
  code = $state(0)
  /** The last refusal, or the reason why there is no hint; shown until the next decision. */
  refusal = $state.raw<Message | null>(null)
  /** The referee's latest ruling; the others wait until the player has read it. */
  ruling = $state.raw<LogEntry | null>(null)
  /** Number of decisions taken over from a reviewed game, if this game continues one. */
  given = $state(0)
  /** The guide of a lesson; null at other tables. */
  lesson = $state.raw<Lesson | null>(null)
  /** The tournament in which this table is played; null at other tables. */
  tournament = $state.raw<EntryOf | null>(null)
  /** Whether this table gives hints. */
  hints = $state(false)
  /** The best bot's suggestion, if the player asked for one; "asked" until it arrives. */
  advice = $state.raw<Advice | 'asked' | null>(null)
  /** The coach's remark on a costly choice; the bots wait until it is answered. */
  remark = $state.raw<Remark | null>(null)
  /**
   * Whether the server is still compiling the rules. While it does, there are no hints, and weaker
   * bots replace the best.
   */
  warming = $state<Warming['state']>('done')
  /** The decision that is on its way. */
  sent = $state.raw<Sent | null>(null)
  /** Whether a message has been on its way for more than `SAID_AFTER`. */
  late = $state(false)
  /** The view on the table. Cards that are on their way are already in their new places. */
  shown = $derived(this.view && withSent(this.view, this.sent))
  /** Whether the user has left their seat on purpose. */
  leftSeat = $state(false)

  /** The moments of the last decisions on the table, for the stage, for sounds and for the news. */
  moments = $state.raw<readonly Moment[]>([])
  /** Finds moments, once the page has loaded what finds them. */
  finder: ((before: View, after: View) => Moment[]) | null = null
  /** Whether this browser has not shown this table yet, so that its first deal is dealt. */
  isNew = false

  /** Elements of the table and of the layer in which cards fly; set by the view. */
  root: Element | null = null
  layer: Element | null = null

  /** Views that arrived and are not shown yet, in order. */
  #queue: ViewMessage[] = []
  /** Whether `#showAll` is running. */
  #showing = false
  #closed = false
  /** Timer until the other players continue, in honour play. */
  #looking = 0
  /** Ends the current pause; null if there is none. */
  #hurry: (() => void) | null = null
  /** Resolves when all cards have arrived. */
  #arrived: Promise<void> = Promise.resolve()
  readonly #answers = new Answers()
  /** Timer until `late` is set. */
  #saying = 0
  /** Time of the last refusal. */
  #refusedAt = 0
  /** Number of the message that asked for the next hand. */
  #dealing = 0
  /** Callbacks that run once all views in the queue have been shown. */
  #afterwards: (() => void)[] = []
  readonly #wire: Wire

  constructor(connect: (handlers: Handlers) => Wire) {
    this.#wire = connect({
      view: (message) => this.#receive(message),
      refused: (message) => {
        this.leftSeat = false
        // Views that arrived before a refusal must not remove it.
        this.#inTurn(() => {
          // Another player was faster to deal: the next hand has begun, as this player wanted.
          const isDealt = message.n === this.#dealing && this.view !== null && !ended(this.view)
          if (!isDealt) this.refusal = message.message
          this.#refusedAt = Date.now()
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
      spectators: ({ watching }) => (this.spectators = watching),
      absent: (message) => (this.gone = goneOf(message)),
      clocks: (message) => (this.times = timesOf(message)),
      warming: (state) => (this.warming = state),
      connection: (state, code = 0) => {
        this.connection = state
        this.warming = 'done' // the next connection reports it again
        this.gone = []
        this.spectators = []
        this.remark = null
        this.times = []
        this.code = code
        if (state !== 'closed') return // unanswered messages are sent again on the next connection
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

  /**
   * Decides with exactly these cards; `several` receives the decisions if more than one uses them.
   */
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

  /** Sends a decision out of turn; it is valid even if others decide at the same moment. */
  interject(action: string): void {
    this.#decide(action, (ply) => this.#wire.act(ply, action))
  }

  /**
   * Sends a decision and shows it at once; until it is confirmed, further decisions are ignored.
   */
  #decide(action: string, send: (ply: number) => number): void {
    const { view, trick } = this
    if (!view || this.sent) return
    this.refusal = null
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

  /** Returns the cards of a refused decision to the hand. */
  async #comeBack(): Promise<void> {
    const { view, sent } = this
    if (!view || !sent) return
    await this.#move(flightsOf(view, sent, true), () => {
      this.sent = null
      if (sent.trick !== null) this.trick = openTrick(view)
    })
  }

  /** Resolves when a message is answered; the value says whether it was carried out. */
  #post(n: number): Promise<boolean> {
    if (!n) return Promise.resolve(false)
    this.#saying ||= window.setTimeout(() => (this.late = true), SAID_AFTER)
    return this.#answers.to(n)
  }

  /** Records that a message was answered, or with n = 0 that nothing was. */
  #answered(n: number, isDone: boolean): void {
    this.#answers.come(n, isDone)
    if (this.#answers.missing) return
    clearTimeout(this.#saying)
    this.#saying = 0
    this.late = false
  }

  /** Runs a callback after all views that arrived before are shown. */
  #inTurn(happens: () => void): void {
    if (this.#showing) this.#afterwards.push(happens)
    else happens()
  }

  /** Closes the referee's ruling. */
  rulingRead(): void {
    if (!this.ruling) return
    this.ruling = null
    this.#look()
  }

  /** Reports that the player has read the step on which the lesson waits. */
  stepRead(): void {
    const step = this.lesson?.step
    if (step?.waits) void this.#post(this.#wire.stepRead(step.name))
  }

  next(): void {
    this.#decide('next', (ply) => (this.#dealing = this.#wire.next(ply)))
  }

  /**
   * Claims all remaining tricks, which the player is certain to win. The hand is then played to its
   * end.
   */
  claimRest(): void {
    this.#decide('claim-rest', (ply) => this.#wire.claimRest(ply))
  }

  /** Asks which decisions use exactly these cards; resolves to null if the question was refused. */
  match(cards: string[]): Promise<Matches | null> {
    return this.#wire.ask('match', cards)
  }

  /** Shows why these cards cannot be chosen. */
  async why(cards: string[]): Promise<void> {
    const answer = await this.#wire.ask('why', cards)
    if (answer) this.refusal = answer.reason
  }

  /** Asks what the best bot would do. */
  async hint(): Promise<void> {
    if (this.advice === 'asked') return
    const before = this.view
    this.advice = 'asked'
    const answer = await this.#wire.hint()
    if (isOtherDecision(before, this.view) || this.advice !== 'asked') return // too late
    this.advice = answer?.suggestions.length ? answer : null
    if (answer && !this.advice) this.refusal = answer.reason
  }

  /** Switches the coach's remarks on costly choices on or off. */
  coached(on: boolean): void {
    this.#wire.coached(on)
  }

  /** Closes the coach's remark, so that the game continues. */
  remarkRead(): void {
    if (!this.remark) return
    this.remark = null
    this.#wire.remarkRead()
  }

  /** Ends the current pause and all flights, so that the next step is shown at once. */
  skip(): void {
    arriveNow()
    this.#hurry?.()
    if (this.#looking) this.#seen()
  }

  /** Takes the seat of a bot; with `hotSeat`, the seat is for another player at this device. */
  sit(seat: number, name: string, hotSeat = false): void {
    this.leftSeat = false
    void this.#ask({ type: 'sit', seat, name, hot_seat: hotSeat })
  }

  /** Says that the player of this seat has the device now. */
  takeHotSeat(seat: number): void {
    this.refusal = null
    this.advice = null
    this.#wire.takeHotSeat(seat)
  }

  /** Gives the player's seat back to its bot; resolves to true if this succeeded. */
  leaveSeat(): Promise<boolean> {
    this.leftSeat = true
    return this.#ask({ type: 'leave-seat' })
  }

  /** Answers the question whether the player is still there. */
  stillHere(): void {
    void this.#ask({ type: 'still-here' })
  }

  /** Stops waiting for an absent player, so that their bot continues. */
  substitute(seat: number): void {
    void this.#ask({ type: 'substitute', seat })
  }

  /** Shows the player's cards to spectators, or hides them. */
  showHand(on: boolean): void {
    void this.#ask({ type: 'show-hand', on })
  }

  /** Begins the game with the people who are seated. */
  begin(): void {
    void this.#ask({ type: 'start' })
  }

  /** Proposes something to all seated people; if the player is alone, it is done at once. */
  propose(kind: Propose['kind'], of: number | null = null, clock: string | null = null): void {
    void this.#ask({ type: 'propose', kind, of, clock })
  }

  /** Votes on a proposal, or withdraws the player's own. */
  vote(number: number, agrees: boolean): void {
    void this.#ask({ type: 'vote', number, agrees })
  }

  /** Sends a phrase or a text to the chat; resolves to whether it was sent. */
  say(what: { phrase: Say['phrase'] } | { text: string }): Promise<boolean> {
    return this.#ask({ type: 'say', text: '', phrase: null, ...what })
  }

  #ask(message: Seating): Promise<boolean> {
    this.refusal = null
    return this.#post(this.#wire.seat(message))
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#turnedAway)
    clearTimeout(this.#looking)
    clearTimeout(this.#saying)
    this.#wire.close()
  }

  /** Removes the refusal of a seat once the user has another one. */
  #seated(): void {
    if (this.people === null || this.people.seat === null) return
    if (this.refusal?.key === SEAT_TAKEN) this.refusal = null
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
      await this.#arrived // a change of the page would make a flying card stutter
      if (this.#follows(message) && !this.#waitedFor()) {
        if (this.#full()) {
          // The player's own card is shown at once, even if the last trick is still being shown.
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
      // The player who leads next may do so while the full trick is still visible.
      await this.#wait(FULL_TRICK)
      if (!this.#queue.length && this.#full()) await this.#clear()
    }
    this.#showing = false
    if (this.#queue.length) return this.#showAll()
    for (const happens of this.#afterwards.splice(0)) happens()
    this.settled = true
    this.#look()
  }

  /**
   * Returns whether the server itself waits between moves. The page then shows each move at once.
   */
  #waitedFor(): boolean {
    return this.view !== null && honourOf(this.view) !== null
  }

  /**
   * Lets the other players continue after a moment. Among other people, a hidden page does so at
   * once, because its user cannot see whether there is anything to call. If the player is alone,
   * the pause stays.
   */
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

  /**
   * Reacts to a page that becomes hidden, because browsers let its timers sleep for up to a
   * minute.
   */
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

  /**
   * Returns whether this message is the next step after the view on the table. After a lost
   * connection, steps may be missing.
   */
  #follows(message: ViewMessage): boolean {
    if (!this.view) return false
    return message.ply === this.ply + 1 || areTogether(this.view, message.view)
  }

  #byAnother(message: ViewMessage): boolean {
    const { log, seat } = message.view
    return isOtherDecision(this.view, message.view) && log.length > 0 && log.at(-1)?.seat !== seat
  }

  #full(): boolean {
    return this.view !== null && this.trick !== null && takerOf(this.view, this.trick) !== null
  }

  async #show(message: ViewMessage): Promise<void> {
    // Without its words, which only lessons need, the guide says nothing useful.
    if (message.lesson) await allWords().catch(() => {})
    const before = this.view
    const follows = this.#follows(message)
    const flights = this.#flightsTo(message, follows)
    await this.#move(flights, () => {
      // What a player reads while they choose stays until they have chosen, or a decision is made.
      const isSame =
        before?.chosen === message.view.chosen && !isOtherDecision(before, message.view)
      const isRead = isSame && message.view.choosing.length > 0
      if (message.ply !== this.ply && !isRead) {
        const stays = this.refusal?.key === SEAT_TAKEN && Date.now() < this.#refusedAt + TAKEN_STAYS
        if (!stays) this.refusal = null
        this.advice = null
        const last = message.view.log.at(-1)
        this.ruling = last?.note ? last : null
      }
      if (this.remark?.ply !== message.ply) this.remark = null
      if (before && follows && message.hints && !ended(before) && ended(message.view))
        settings.coached += 1
      if (isOtherDecision(before, message.view))
        this.moments = (before && follows && this.finder?.(before, message.view)) || []
      this.gathering = null
      this.people = message.people
      this.#seated()
      this.view = message.view
      this.ply = message.ply
      this.fairness = message.fairness
      this.hints = message.hints
      this.given = message.given
      this.lesson = message.lesson
      this.tournament = message.tournament
      this.takeback = message.takeback
      if (this.sent && answers(message.view, this.sent)) this.sent = null
      const back = before !== null && message.view.log.length < before.log.length
      const taken =
        follows && before && !back ? lastTaken(before) !== lastTaken(message.view) : false
      this.trick = taken ? latestTrick(message.view) : (this.sent?.trick ?? openTrick(message.view))
    })
  }

  /** Returns the flights that lead to this message; none if they cannot be planned. */
  #flightsTo(message: ViewMessage, follows: boolean): Flight[] {
    const before = this.view
    try {
      return before && follows ? plan(before, message.view) : this.#firstDeal(message.view)
    } catch (error) {
      reportError(error) // the table matters more than its motion
      return []
    }
  }

  /** Returns the flights of the first deal, if nobody has decided yet and it was not shown before. */
  #firstDeal(view: View): Flight[] {
    const isFirst = this.view === null && this.isNew && view.hand_number === 1 && !view.log.length
    return isFirst ? deal(view) : []
  }

  async #clear(): Promise<void> {
    const { view, trick } = this
    if (!view || trick === null) return
    await this.#move(sweep(view, trick), () => (this.trick = openTrick(view)))
  }

  async #move(flights: Flight[], change: () => void): Promise<void> {
    const { root, layer } = this
    const starts = root && moves() && !document.hidden ? takeOff(root, flights) : []
    const isFirst = this.view === null
    change()
    await tick()
    if (isFirst) await tick() // the hand is drawn once its width is known
    if (!root || !layer || !starts.length) return
    this.#arrived = land(root, layer, starts, this.#speed)
    await this.#arrived
  }

  get #speed(): number {
    return this.view ? speedOf(this.view, this.people) : 1
  }

  /** Waits for a number of beats; ends early when the user skips. */
  #wait(beats: number): Promise<void> {
    const time = document.hidden ? 0 : (BEAT[settings.pace] * beats) / this.#speed
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
