// One table's WebSocket: connects again by itself when the line drops, waiting a
// little longer each time, and matches the answers of `match` and `why` to their questions.
import { keepCommitment, keepHand, keepPromises } from '../fair/kept'
import { promiseOf } from '../fair/promises'
import { changed } from './latest'
import type {
  Absent,
  Clocks,
  Continue,
  Act,
  Advice,
  Again,
  Changes,
  Chat,
  Choose,
  Coached,
  Commitment,
  Gathering,
  Got,
  Heard as HeardRemark,
  Rest,
  Hint,
  Hold,
  Match,
  Matches,
  Next,
  OwnPromise,
  OwnString,
  Propose,
  Refused,
  Remark,
  Rise,
  Say,
  Seen,
  Show,
  Sit,
  Start,
  StillHere,
  ViewMessage,
  Vote,
  Warming,
  Why,
} from './wire'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface Handlers {
  view(message: ViewMessage): void
  /** nothing is dealt yet at a table for several */
  gathering(message: Gathering): void
  refused(message: Refused): void
  /** a choice was costly: the bots wait until this is answered */
  remark(message: Remark): void
  chat(message: Chat): void
  absent(message: Absent): void
  clocks(message: Clocks): void
  warming(state: Warming['state']): void
  /** the line is not open; that it is, is told by the first view or gathering on it */
  line(state: Exclude<Line, 'open'>, code?: number): void
}

export type Seating = Sit | Hold | Rise | StillHere | Continue | Show | Start | Propose | Vote | Say

/** What a session needs of a line to its table; the demo has one without a server. */
export interface Wire {
  act(ply: number, action: string): void
  /** decide with exactly these cards; answered only where several decisions use them */
  choose(ply: number, cards: string[], several: (answer: Matches) => void): void
  next(ply: number): void
  rest(ply: number): void
  /** the view of this ply has been shown for a moment */
  seen(ply: number): void
  ask(type: 'match' | 'why', cards: string[]): Promise<Matches>
  hint(): Promise<Advice>
  /** take a bot's seat, give up one's own, begin; propose something to all, and answer; chat */
  seat(message: Seating): void
  /** costly choices are to be told of, or no longer, on every line to the table from now on */
  coached(on: boolean): void
  /** a remark has been read */
  heard(): void
  /** this step of a lesson has been read */
  got(step: string): void
  close(): void
}

type Said =
  | Act
  | Choose
  | Next
  | Match
  | Why
  | Hint
  | OwnString
  | OwnPromise
  | Seen
  | Seating
  | Again
  | Got
  | Rest
  | Coached
  | HeardRemark
type Heard =
  | Commitment
  | Gathering
  | ViewMessage
  | Changes
  | Matches
  | Advice
  | Chat
  | Absent
  | Clocks
  | Refused
  | Remark
  | Warming

const WAITS = [300, 800, 1500, 3000, 5000]

/** The server closes with a code from here on when connecting again cannot help. */
const FINAL = 4000

export class TableSocket implements Wire {
  #socket: WebSocket | null = null
  #tries = 0
  /** what this line has brought to the table already: it was refused, if it is asked for again */
  #given = new Set<Commitment['wanted']>()
  #timer = 0
  #closed = false
  #coached = false
  #asked = 0
  /** the id of the last choice */
  #choosing = 0
  /** what the table looks like by all that has come on this line */
  #latest: ViewMessage | null = null
  #waiting = new Map<number, (answer: never) => void>()
  readonly #id: string
  readonly #handlers: Handlers

  constructor(id: string, handlers: Handlers) {
    this.#id = id
    this.#handlers = handlers
    window.addEventListener('online', this.#now)
    window.addEventListener('offline', this.#cut)
    this.#connect()
  }

  act(ply: number, action: string): void {
    this.#send({ type: 'act', ply, action })
  }

  choose(ply: number, cards: string[], several: (answer: Matches) => void): void {
    this.#waiting.delete(this.#choosing) // it was no question: a view has answered it
    this.#choosing = ++this.#asked
    this.#waiting.set(this.#choosing, several)
    this.#send({ type: 'choose', id: this.#choosing, ply, cards })
  }

  next(ply: number): void {
    this.#send({ type: 'next', ply })
  }

  rest(ply: number): void {
    this.#send({ type: 'rest', ply })
  }

  seen(ply: number): void {
    this.#send({ type: 'seen', ply })
  }

  ask(type: 'match' | 'why', cards: string[]): Promise<Matches> {
    return this.#question((id) => ({ type, id, cards }))
  }

  hint(): Promise<Advice> {
    return this.#question((id) => ({ type: 'hint', id }))
  }

  #question<T>(ask: (id: number) => Match | Why | Hint): Promise<T> {
    const id = ++this.#asked
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#send(ask(id))
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.#cut)
    this.#socket?.close(1000) // the person leaves: the line is not lost
  }

  seat(message: Seating): void {
    this.#send(message)
  }

  got(step: string): void {
    this.#send({ type: 'got', step })
  }

  coached(on: boolean): void {
    if (on === this.#coached) return
    this.#coached = on
    this.#send({ type: 'coached', on })
  }

  heard(): void {
    this.#send({ type: 'heard' })
  }

  #send(message: Said): void {
    // A message for a lost line is dropped: the view that comes with the new line is the truth.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #giveString({ commitment, wanted, promises }: Commitment): void {
    if (this.#given.has(wanted)) return // asking again and again would not help
    this.#given.add(wanted)
    const string = keepCommitment(this.#id, commitment)
    if (wanted === 'promise') return this.#send({ type: 'promise', hash: promiseOf(string) })
    keepPromises(this.#id, promises) // what all have promised, before one's own string is shown
    this.#send({ type: 'string', string })
  }

  #now = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect()
  }

  /** The network is gone: the line would look open for a minute, while nothing comes or goes. */
  #cut = () => {
    const socket = this.#socket
    if (!socket || socket.readyState > WebSocket.OPEN) return
    this.#socket = null
    socket.close()
    this.#later()
  }

  /** The line is lost: soon another one. */
  #later(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
    this.#handlers.line(this.#tries === 0 ? 'connecting' : 'lost')
    this.#timer = window.setTimeout(
      () => this.#connect(),
      WAITS[Math.min(this.#tries++, WAITS.length - 1)],
    )
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const before = this.#socket // still connecting, it would be a second line
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/api/tables/${encodeURIComponent(this.#id)}/live?changes`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    before?.close()
    this.#given.clear()
    this.#latest = null
    socket.onopen = () => {
      this.#tries = 0
      if (this.#coached) this.#send({ type: 'coached', on: true })
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)))
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      if (event.code < FINAL) return this.#later()
      this.#waiting.clear()
      this.#handlers.line('closed', event.code)
    }
  }

  #receive(message: Heard): void {
    if (message.type === 'commitment') this.#giveString(message)
    else if (message.type === 'gathering') this.#handlers.gathering(message)
    else if (message.type === 'view') this.#show(message)
    else if (message.type === 'changes') {
      const latest = changed(this.#latest, message)
      if (latest) this.#show(latest)
      else this.#askAgain()
    } else if (message.type === 'refused') this.#handlers.refused(message)
    else if (message.type === 'remark') this.#handlers.remark(message)
    else if (message.type === 'chat') this.#handlers.chat(message)
    else if (message.type === 'absent') this.#handlers.absent(message)
    else if (message.type === 'clocks') this.#handlers.clocks(message)
    else if (message.type === 'warming') this.#handlers.warming(message.state)
    else {
      this.#waiting.get(message.id)?.(message as never)
      this.#waiting.delete(message.id)
    }
  }

  #show(message: ViewMessage): void {
    this.#latest = message
    keepHand(this.#id, message.view)
    this.#handlers.view(message)
  }

  /** Asks for the whole view, once; until it comes, changes to another are passed over. */
  #askAgain(): void {
    if (this.#latest) this.#send({ type: 'again' })
    this.#latest = null
  }
}
