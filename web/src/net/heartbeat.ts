// Notices that a line is dead although it looks open: in a tunnel, after a change of networks, or
// when a router no longer forwards anything. Browsers do not report that.

/** Milliseconds without a message after which the server is pinged, while the page is visible. */
export const PING_AFTER = 5000
/** Milliseconds after which a line without an answer is dead. */
export const ANSWER_WITHIN = 8000
/** The same, in milliseconds, when the line is in doubt: after a change of networks or a hidden page. */
export const CHECKED_WITHIN = 4000
/** A timer that is late by this number of milliseconds has slept; messages may wait to be read. */
const ASLEEP = 1000
/** Number of times that the limits are doubled, while nothing comes on one line after another. */
const MOST_PATIENT = 2

interface Beating {
  ping(): void
  /** nothing comes any more */
  dead(): void
}

export class Heartbeat {
  #limit = 0
  #due = 0
  /** only a pong counts as an answer: messages of others may come while the page's own are lost */
  #strict = false
  /** number of lines, one after the other, on which nothing came */
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
    this.#pingLater()
  }

  /** Something has come. */
  heard(pong: boolean): void {
    this.#silent = 0
    if (this.#open) this.#pingLater()
    if (pong || !this.#strict) this.#rest()
  }

  /** Pings the server. A hidden page does so when it becomes visible again. */
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
    clearTimeout(this.#pings)
    this.#rest()
  }

  /** What comes shows that the line is alive, so the next ping can wait. */
  #pingLater(): void {
    clearTimeout(this.#pings)
    this.#pings = window.setTimeout(() => {
      this.check(ANSWER_WITHIN)
      this.#pingLater()
    }, PING_AFTER)
  }

  #rest(): void {
    clearTimeout(this.#limit)
    this.#limit = 0
    this.#strict = false
  }

  /** Sets the limit, unless an earlier one is set. */
  #await(within: number): void {
    // On a slow line a whole view takes longer, and would never arrive if each line were given up.
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
