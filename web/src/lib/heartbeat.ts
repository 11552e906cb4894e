// Notices that a line is dead although it looks open: in a tunnel, after a change of networks, or
// where something on the way hands nothing on any more. No browser says so by itself.

/** Milliseconds between two pings, while the page is visible. */
export const PING_EVERY = 5000
/** Milliseconds in which an answer comes, also to a decision; */
export const ANSWER_WITHIN = 8000
/** and where there is a reason to doubt: the page was hidden, or the network is another one. */
export const CHECKED_WITHIN = 4000
/** A timer that is this late, in milliseconds, slept: what came meanwhile waits to be read. */
const ASLEEP = 1000
/** After this number of lines on which nothing came, the limits grow no more. */
const MOST_PATIENT = 2

interface Beating {
  ping(): void
  /** nothing comes any more */
  dead(): void
}

export class Heartbeat {
  #limit = 0
  #due = 0
  /** only the answer to a ping will do: a message may go unheard while others still come */
  #strict = false
  /** lines one after the other on which nothing came */
  #silent = 0
  #pings = 0
  #open = false
  readonly #line: Beating

  constructor(line: Beating) {
    this.#line = line
  }

  /** A line is being opened. */
  begin(): void {
    this.end()
    this.#await(ANSWER_WITHIN)
    this.#silent += 1
  }

  /** The line is open. */
  opened(): void {
    this.#open = true
    this.#rest()
    this.check(ANSWER_WITHIN)
    clearInterval(this.#pings)
    this.#pings = window.setInterval(() => this.check(ANSWER_WITHIN), PING_EVERY)
  }

  /** Something has come. */
  heard(pong: boolean): void {
    this.#silent = 0
    if (pong || !this.#strict) this.#rest()
  }

  /** Asks whether the line is alive; a hidden page learns it when it is looked at again. */
  check(within = CHECKED_WITHIN): void {
    if (!this.#open || document.hidden) return
    this.#line.ping()
    this.#await(within)
  }

  /** A decision is on its way. */
  sent(): void {
    this.check(ANSWER_WITHIN)
    this.#strict = true
  }

  /** There is no line. */
  end(): void {
    this.#open = false
    clearInterval(this.#pings)
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#limit)
    this.#limit = 0
    this.#strict = false
  }

  /** An earlier limit stands. */
  #await(within: number): void {
    // On a slow line a whole view may take its time, and would never come if each line were given up.
    const time = within * 2 ** Math.min(MOST_PATIENT, Math.max(0, this.#silent - 1))
    const due = Date.now() + time
    if (this.#limit && this.#due <= due) return
    clearTimeout(this.#limit)
    this.#due = due
    this.#limit = window.setTimeout(() => this.#expired(), time)
  }

  #expired(): void {
    const slept = Date.now() - this.#due > ASLEEP
    this.#rest()
    if (this.#open && document.hidden) return
    if (this.#open && slept) this.check()
    else this.#line.dead()
  }
}
