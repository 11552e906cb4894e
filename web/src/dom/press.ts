// A double click is one press: its second half would fall on whatever lies there by then.

interface Press {
  x: number
  y: number
  time: number
}

/** Milliseconds within which clicks at one place belong together; systems take 500 for it. */
export const SAME_PRESS = 500

/** Pixels by which a hand, or a finger, trembles. */
const NEAR = 20

export class Presses {
  #last: Press | null = null

  /** Whether this click begins a press. Keys and readers of the screen press once. */
  begins({ clientX: x, clientY: y, timeStamp: time, detail }: MouseEvent): boolean {
    if (detail === 0) return true
    const last = this.#last
    this.#last = { x, y, time }
    if (!last || time - last.time >= SAME_PRESS) return true
    return Math.hypot(x - last.x, y - last.y) > NEAR
  }

  /** A key between two clicks: the second is meant. */
  forget(): void {
    this.#last = null
  }
}

/** Whether a click just follows a link, rather than opening it in another tab or window. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
