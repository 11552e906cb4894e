// Notices that a connection is dead although it looks open: in a tunnel, after a change of
// networks, or when a router no longer forwards anything. Browsers do not report that.

/** Milliseconds without a message after which the server is pinged, while the page is visible. */
export const PING_AFTER = 5000
/** Milliseconds after which a connection without an answer counts as dead. */
export const ANSWER_WITHIN = 8000
/**
 * Milliseconds after which a doubtful connection without an answer counts as dead. A connection is
 * doubtful after a change of networks, or if the page was hidden.
 */
export const CHECKED_WITHIN = 4000
/**
 * Delay of a timer, in milliseconds, above which the device must have slept. Messages may then
 * still wait to be read.
 */
const ASLEEP = 1000
/**
 * Maximum number of times that the limits are doubled. They are doubled while one connection after
 * another stays silent.
 */
const MOST_PATIENT = 2

interface Beating {
  ping(): void
  /** Called when the connection is dead. */
  dead(): void
}

export class Heartbeat {
  #limit = 0
  #due = 0
  /**
   * Whether only a pong counts as an answer. Other messages prove nothing about the page's own
   * messages, which may be lost.
   */
  #strict = false
  /** Number of consecutive connections on which nothing arrived. */
  #silent = 0
  #pings = 0
  #open = false
  readonly #line: Beating

  constructor(line: Beating) {
    this.#line = line
  }

  /** Starts the time limit for a connection that is being opened. */
  begin(): void {
    this.end()
    this.#await(ANSWER_WITHIN)
    this.#silent += 1
  }

  /** Starts the pings of a connection that has opened. */
  opened(): void {
    this.#open = true
    this.#rest()
    this.check(ANSWER_WITHIN)
    this.#pingLater()
  }

  /** Notes that a message has arrived. */
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

  /** Demands an answer, because a decision has been sent. */
  sent(): void {
    this.check(ANSWER_WITHIN)
    this.#strict = true
  }

  /** Stops all timers, because there is no connection. */
  end(): void {
    this.#open = false
    clearTimeout(this.#pings)
    this.#rest()
  }

  /** Delays the next ping, because an arriving message shows that the connection is alive. */
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

  /** Sets the time limit, unless an earlier one is already running. */
  #await(within: number): void {
    // On a slow connection, a whole view can take longer than the limit. It would never arrive if
    // every connection were given up at the same limit.
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
