// The WebSocket of one table. When its connection drops or is silent, it connects again, with a
// longer pause before each attempt. Then it sends unanswered messages again: see `outbox.ts`.
import { keepCommitment, keepHand, keepPromises } from '../fair/kept'
import { promiseOf } from '../fair/promises'
import { Heartbeat } from './heartbeat'
import { changed } from './patch'
import { Outbox, type Letter } from './outbox'
import { PROTOCOL_VERSION } from './wire'
import type {
  Absent,
  Advice,
  Changes,
  Chat,
  Clocks,
  Coached,
  Commitment,
  Done,
  Gathering,
  Hint,
  HotSeat,
  Introduce,
  LeaveSeat,
  Match,
  Matches,
  OwnPromise,
  OwnString,
  Ping,
  Pong,
  Propose,
  Refused,
  Remark,
  RemarkRead,
  Resync,
  Say,
  ShowHand,
  Sit,
  Spectators,
  Start,
  StillHere,
  Substitute,
  ViewMessage,
  ViewShown,
  Vote,
  Warming,
  Why,
} from './wire'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Handlers {
  view(message: ViewMessage): void
  /** Nothing is dealt yet at a table for several players. */
  gathering(message: Gathering): void
  refused(message: Refused): void
  /** The message of this number has been answered, and all its effects have been sent. */
  done(n: number): void
  /** A choice was costly; the bots wait until the remark is answered. */
  remark(message: Remark): void
  chat(message: Chat): void
  spectators(message: Spectators): void
  absent(message: Absent): void
  clocks(message: Clocks): void
  warming(state: Warming['state']): void
  /** The connection is not open. When the next view or gathering arrives, it is open again. */
  connection(state: Exclude<ConnectionState, 'open'>, code?: number): void
}

/** A message without the fields that the socket adds. */
type Plain<T> = T extends unknown ? Omit<T, 'n' | 'resent' | 'ply'> : never
export type Seating = Plain<
  Sit | LeaveSeat | StillHere | Substitute | ShowHand | Start | Propose | Vote | Say
>

/**
 * The methods of a connection that a session needs. Methods that return a number send a message.
 * After a lost connection the message is sent again until it is answered, but it counts only once.
 * The number 0 means that the same message is already on its way.
 */
export interface Wire {
  act(ply: number, action: string): number
  /**
   * Decides with exactly these cards; `several` is called only if several decisions use exactly
   * these cards.
   */
  choose(ply: number, cards: string[], several: (answer: Matches) => void): number
  next(ply: number): number
  claimRest(ply: number): number
  /** Reports that the view of this ply has been visible for a moment. */
  viewShown(ply: number): void
  /** Resolves to the answer; null if the question is refused or the table is closed. */
  ask(type: 'match' | 'why', cards: string[]): Promise<Matches | null>
  /**
   * Asks what the best bot would do; resolves to null if the question is refused or the table is
   * closed.
   */
  hint(): Promise<Advice | null>
  /**
   * Sends a message about seats, proposals or chat: take a bot's seat, leave the seat, begin,
   * propose, vote, speak.
   */
  seat(message: Seating): number
  /**
   * Tells the server, on this and all later connections, that the player of this seat has the
   * device.
   */
  takeHotSeat(seat: number): void
  /**
   * Switches the coach's remarks on costly choices on or off, on this and all later connections.
   */
  coached(on: boolean): void
  /** Reports that the player has read a remark. */
  remarkRead(): void
  /** Reports that the player has read this step of a lesson. */
  stepRead(step: string): number
  close(): void
}

type Question = Match | Why | Hint
type Outgoing =
  | Letter
  | Question
  | OwnString
  | OwnPromise
  | ViewShown
  | HotSeat
  | Resync
  | Introduce
  | Coached
  | RemarkRead
  | Ping
type Incoming =
  | Commitment
  | Gathering
  | ViewMessage
  | Changes
  | Matches
  | Advice
  | Chat
  | Spectators
  | Absent
  | Clocks
  | Refused
  | Done
  | Pong
  | Remark
  | Warming

/** An unanswered question. */
interface Asked {
  /** The question; null for a choice, which the outbox sends again. */
  question: Question | null
  /** Receives the answer; null if there will be none. */
  answer: (answer: never) => void
}

const WAITS = [300, 800, 1500, 3000, 5000]

/** Close codes from this one on mean that connecting again cannot help. */
const FINAL = 4000

/** Returns a random name of this page, by which the server recognises its next connection. */
const nameOfPage = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('')

export class TableSocket implements Wire {
  #socket: WebSocket | null = null
  #tries = 0
  /**
   * Kinds of messages (a promise, a string) that this connection has sent because the server asked
   * for them. If the server asks for a kind again, it has refused the first message.
   */
  #given = new Set<Commitment['wanted']>()
  #timer = 0
  #closed = false
  #coached = false
  #hotSeat: number | null = null
  #asked = 0
  /** Id of the last choice. */
  #choosing = 0
  /** The latest view, computed from everything that arrived on this connection. */
  #latest: ViewMessage | null = null
  #waiting = new Map<number, Asked>()
  readonly #outbox = new Outbox()
  readonly #heartbeat = new Heartbeat({
    ping: () => this.#send({ type: 'ping' }),
    dead: () => this.#cut(),
  })
  readonly #page = nameOfPage()
  readonly #id: string
  readonly #name: string
  readonly #handlers: Handlers

  /** @param name - name under which others see this user while they watch. */
  constructor(id: string, handlers: Handlers, name = '') {
    this.#id = id
    this.#name = name
    this.#handlers = handlers
    this.#listen((to, name, does) => to.addEventListener(name, does))
    this.#connect()
  }

  /** Adds or removes listeners for changes of the network and for the end of a sleep. */
  #listen(on: (to: EventTarget, name: string, does: () => void) => void): void {
    on(window, 'online', this.#now)
    on(window, 'pageshow', this.#now)
    on(document, 'visibilitychange', this.#now)
    on(window, 'offline', this.#cut)
    const { connection } = navigator as { connection?: EventTarget }
    if (connection) on(connection, 'change', this.#now)
  }

  act(ply: number, action: string): number {
    return this.#post({ type: 'act', ply, action })
  }

  choose(ply: number, cards: string[], several: (answer: Matches) => void): number {
    this.#waiting.delete(this.#choosing) // a view has answered the last choice
    this.#choosing = ++this.#asked
    this.#waiting.set(this.#choosing, { question: null, answer: several })
    return this.#post({ type: 'choose', id: this.#choosing, ply, cards })
  }

  next(ply: number): number {
    return this.#post({ type: 'next', ply })
  }

  claimRest(ply: number): number {
    return this.#post({ type: 'claim-rest', ply })
  }

  viewShown(ply: number): void {
    this.#send({ type: 'view-shown', ply })
  }

  ask(type: 'match' | 'why', cards: string[]): Promise<Matches | null> {
    return this.#question((id) => ({ type, id, cards }))
  }

  hint(): Promise<Advice | null> {
    return this.#question((id) => ({ type: 'hint', id }))
  }

  #question<T>(ask: (id: number) => Question): Promise<T | null> {
    const question = ask(++this.#asked)
    return new Promise((resolve) => {
      this.#waiting.set(question.id, { question, answer: resolve })
      this.#send(question)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#heartbeat.end()
    this.#listen((to, name, does) => to.removeEventListener(name, does))
    this.#socket?.close(1000) // the user leaves: the connection is not lost
  }

  seat(message: Seating): number {
    const ply = this.#latest?.ply ?? null
    return this.#post(message.type === 'propose' ? { ...message, ply } : message)
  }

  takeHotSeat(seat: number): void {
    this.#hotSeat = seat
    this.#send({ type: 'hot-seat', seat })
  }

  stepRead(step: string): number {
    return this.#post({ type: 'step-read', step })
  }

  coached(on: boolean): void {
    if (on === this.#coached) return
    this.#coached = on
    this.#send({ type: 'coached', on })
  }

  remarkRead(): void {
    this.#send({ type: 'remark-read' })
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /**
   * Sends a message if the connection is open. Otherwise the message is not needed, because the
   * next connection starts with a view.
   */
  #send(message: Outgoing): void {
    if (this.#isOpen) this.#socket!.send(JSON.stringify(message))
  }

  #post(letter: Letter): number {
    const n = this.#outbox.put(letter)
    if (n && this.#isOpen) this.#carry(n)
    return n
  }

  #carry(n: number): void {
    const message = this.#outbox.take(n)
    if (!message) return
    this.#send(message)
    this.#heartbeat.sent()
  }

  /**
   * Sends the state that the server has to know, and all unanswered messages, on a new connection.
   */
  #takeAlong(): void {
    if (this.#name) this.#send({ type: 'introduce', name: this.#name })
    if (this.#coached) this.#send({ type: 'coached', on: true })
    if (this.#hotSeat !== null) this.#send({ type: 'hot-seat', seat: this.#hotSeat })
    for (const n of this.#outbox.numbers) this.#carry(n)
    for (const { question } of this.#waiting.values()) if (question) this.#send(question)
  }

  #giveString({ commitment, wanted, promises }: Commitment): void {
    if (this.#given.has(wanted)) return // repeating it would not help
    this.#given.add(wanted)
    const string = keepCommitment(this.#id, commitment)
    if (wanted === 'promise') return this.#send({ type: 'promise', hash: promiseOf(string) })
    keepPromises(this.#id, promises) // store all promises before the page's own string is shown
    this.#send({ type: 'string', string })
  }

  #now = () => {
    if (document.hidden || this.#closed) return
    if (this.#isOpen) this.#heartbeat.check()
    else if (this.#timer) this.#connect()
  }

  /** Gives up a dead connection without waiting for its `close` event, which may take a minute. */
  #cut = () => {
    const socket = this.#socket
    if (!socket || socket.readyState > WebSocket.OPEN) return
    this.#socket = null
    socket.close()
    this.#later()
  }

  /** Reports a lost connection, and connects again after a pause. */
  #later(): void {
    clearTimeout(this.#timer)
    this.#heartbeat.end()
    this.#handlers.connection(this.#tries === 0 ? 'connecting' : 'lost')
    this.#timer = window.setTimeout(
      () => this.#connect(),
      WAITS[Math.min(this.#tries++, WAITS.length - 1)],
    )
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    const before = this.#socket // it may still be connecting: close it
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `changes&version=${PROTOCOL_VERSION}&page=${this.#page}`
    const path = `/api/tables/${encodeURIComponent(this.#id)}/live?${query}`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    before?.close()
    this.#given.clear()
    this.#latest = null
    this.#heartbeat.begin()
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#tries = 0
      this.#heartbeat.opened()
      this.#takeAlong()
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)))
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      if (event.code < FINAL) {
        this.#heartbeat.heard(false) // the server answers, so the time limits stay short
        return this.#later()
      }
      this.#heartbeat.end()
      this.#endQuestions()
      this.#outbox.clear()
      this.#handlers.connection('closed', event.code)
    }
  }

  #receive(message: Incoming): void {
    this.#heartbeat.heard(message.type === 'pong')
    if (message.type === 'pong') return
    if (message.type === 'commitment') this.#giveString(message)
    else if (message.type === 'gathering') this.#handlers.gathering(message)
    else if (message.type === 'view') this.#show(message)
    else if (message.type === 'changes') {
      const latest = changed(this.#latest, message)
      if (latest) this.#show(latest)
      else this.#resync()
    } else if (message.type === 'refused') this.#refuse(message)
    else if (message.type === 'done') this.#done(message.n)
    else if (message.type === 'remark') this.#handlers.remark(message)
    else if (message.type === 'chat') this.#handlers.chat(message)
    else if (message.type === 'spectators') this.#handlers.spectators(message)
    else if (message.type === 'absent') this.#handlers.absent(message)
    else if (message.type === 'clocks') this.#handlers.clocks(message)
    else if (message.type === 'warming') this.#handlers.warming(message.state)
    else {
      this.#waiting.get(message.id)?.answer(message as never)
      this.#waiting.delete(message.id)
    }
  }

  /**
   * Shows a refusal. A refusal without a number may belong to any question, so all questions are
   * given up. If the server could not read a message, all unanswered messages are given up too,
   * because the page cannot know which of them it was.
   */
  #refuse(message: Refused): void {
    this.#handlers.refused(message)
    if (message.n == null) this.#endQuestions()
    if (message.error === 'message') for (const n of this.#outbox.numbers) this.#done(n)
  }

  /** Gives up all open questions; the next connection does not ask them again. */
  #endQuestions(): void {
    for (const [id, { question, answer }] of this.#waiting) {
      if (!question) continue
      this.#waiting.delete(id)
      answer(null as never)
    }
  }

  #done(n: number): void {
    this.#outbox.done(n)
    this.#handlers.done(n)
  }

  #show(message: ViewMessage): void {
    this.#latest = message
    keepHand(this.#id, message.view)
    this.#handlers.view(message)
  }

  /** Asks once for the whole view; until it arrives, changes to another view are ignored. */
  #resync(): void {
    if (this.#latest) this.#send({ type: 'resync' })
    this.#latest = null
  }
}
