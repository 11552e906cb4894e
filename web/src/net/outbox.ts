// Messages that the server has not answered yet. The page sends them again on the next connection
// under the same number; the server counts each number once.
import type {
  Act,
  Choose,
  Substitute,
  StepRead,
  Next,
  Propose,
  ClaimRest,
  LeaveSeat,
  Say,
  ShowHand,
  Sit,
  Start,
  StillHere,
  Vote,
} from './wire'

/** A message without the fields that the outbox adds. */
type Written<T> = T extends unknown ? Omit<T, 'n' | 'resent'> : never
export type Numbered =
  | Act
  | Choose
  | Substitute
  | StepRead
  | Next
  | Propose
  | ClaimRest
  | LeaveSeat
  | Say
  | ShowHand
  | Sit
  | Start
  | StillHere
  | Vote
export type Letter = Written<Numbered>

interface Waiting {
  letter: Letter
  sent: boolean
}

export class Outbox {
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Adds a message and returns its number; 0 if the same message already waits for its answer. */
  put(letter: Letter): number {
    const text = JSON.stringify(letter)
    for (const one of this.#waiting.values()) if (JSON.stringify(one.letter) === text) return 0
    this.#waiting.set(++this.#last, { letter, sent: false })
    return this.#last
  }

  /** Returns a message to be sent, and marks it as sent. */
  take(n: number): (Letter & { n: number; resent: boolean }) | null {
    const one = this.#waiting.get(n)
    if (!one) return null
    const message = { ...one.letter, n, resent: one.sent }
    one.sent = true
    return message
  }

  /** Returns the numbers of all unanswered messages, in order. */
  get numbers(): number[] {
    return [...this.#waiting.keys()]
  }

  done(n: number): void {
    this.#waiting.delete(n)
  }

  clear(): void {
    this.#waiting.clear()
  }
}

/** Promises of answers, by number of the message. */
export class Answers {
  readonly #waiting = new Map<number, (isDone: boolean) => void>()

  /** Resolves when the message is answered; the value says whether it was carried out. */
  to(n: number): Promise<boolean> {
    return new Promise((resolve) => this.#waiting.set(n, resolve))
  }

  /** Resolves the promise of a message; there may be none. */
  come(n: number, isDone: boolean): void {
    this.#waiting.get(n)?.(isDone)
    this.#waiting.delete(n)
  }

  /** Resolves all promises with false, because no more answers will come. */
  end(): void {
    for (const n of [...this.#waiting.keys()]) this.come(n, false)
  }

  get missing(): boolean {
    return this.#waiting.size > 0
  }
}
