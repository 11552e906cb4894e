// One table's WebSocket: connects again by itself when the line drops, waiting a
// little longer each time, and matches the answers of `match` and `why` to their questions.
import { keepCommitment, keepHand } from '../fair/kept'
import type {
  Act,
  Advice,
  Commitment,
  Hint,
  Match,
  Matches,
  Next,
  OwnString,
  Refused,
  Seen,
  ViewMessage,
  Why,
} from './wire'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface Handlers {
  view(message: ViewMessage): void
  refused(message: Refused): void
  line(state: Line, code?: number): void
}

/** What a session needs of a line to its table; the demo has one without a server. */
export interface Wire {
  act(ply: number, action: string): void
  next(ply: number): void
  /** the view of this ply has been shown for a moment */
  seen(ply: number): void
  ask(type: 'match' | 'why', cards: string[]): Promise<Matches>
  hint(): Promise<Advice>
  close(): void
}

const WAITS = [300, 800, 1500, 3000, 5000]

/** The server closes with a code from here on when connecting again cannot help. */
const FINAL = 4000

export class TableSocket implements Wire {
  #socket: WebSocket | null = null
  #tries = 0
  /** this line has brought our string to the table already */
  #given = false
  #timer = 0
  #closed = false
  #asked = 0
  #waiting = new Map<number, (answer: never) => void>()
  readonly #id: string
  readonly #handlers: Handlers

  constructor(id: string, handlers: Handlers) {
    this.#id = id
    this.#handlers = handlers
    window.addEventListener('online', this.#now)
    this.#connect()
  }

  act(ply: number, action: string): void {
    this.#send({ type: 'act', ply, action })
  }

  next(ply: number): void {
    this.#send({ type: 'next', ply })
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
    this.#socket?.close()
  }

  #send(message: Act | Next | Match | Why | Hint | OwnString | Seen): void {
    // A message for a lost line is dropped: the view that comes with the new line is the truth.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #giveString({ commitment }: Commitment): void {
    if (this.#given) return // it was refused; asking again and again would not help
    this.#given = true
    this.#send({ type: 'string', string: keepCommitment(this.#id, commitment) })
  }

  #now = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/api/tables/${encodeURIComponent(this.#id)}/live`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    this.#given = false
    socket.onopen = () => {
      this.#tries = 0
      this.#handlers.line('open')
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)))
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      this.#waiting.clear()
      if (event.code >= FINAL) return this.#handlers.line('closed', event.code)
      this.#handlers.line(this.#tries === 0 ? 'connecting' : 'lost')
      this.#timer = window.setTimeout(
        () => this.#connect(),
        WAITS[Math.min(this.#tries++, WAITS.length - 1)],
      )
    }
  }

  #receive(message: Commitment | ViewMessage | Matches | Advice | Refused): void {
    if (message.type === 'commitment') this.#giveString(message)
    else if (message.type === 'view') {
      keepHand(this.#id, message.view)
      this.#handlers.view(message)
    } else if (message.type === 'refused') this.#handlers.refused(message)
    else {
      this.#waiting.get(message.id)?.(message as never)
      this.#waiting.delete(message.id)
    }
  }
}
