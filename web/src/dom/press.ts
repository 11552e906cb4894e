// Treats a double click as one press; otherwise its second half would hit a button that has just
// appeared there.

interface Press {
  x: number
  y: number
  time: number
}

/** Milliseconds within which clicks at one place count as one press; operating systems use 500. */
export const SAME_PRESS = 500

/** Pixels by which a hand or finger may move between two clicks of one press. */
const NEAR = 20

export class Presses {
  #last: Press | null = null

  /** Returns whether this click begins a press. Keys and screen readers always press once. */
  begins({ clientX: x, clientY: y, timeStamp: time, detail }: MouseEvent): boolean {
    if (detail === 0) return true
    const last = this.#last
    this.#last = { x, y, time }
    if (!last || time - last.time >= SAME_PRESS) return true
    return Math.hypot(x - last.x, y - last.y) > NEAR
  }

  /** Forgets the last click. Called after a key press, because the next click is then intended. */
  forget(): void {
    this.#last = null
  }
}

/**
 * Returns whether a click simply follows a link, rather than opening it in another tab or window.
 */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
