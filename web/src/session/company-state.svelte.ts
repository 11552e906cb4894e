// The news about people that the table shows for a few seconds.
import type { News } from './company'

/** Milliseconds for which news are shown. */
export const SHOWN_FOR = 7000

export class CompanyState {
  /** The latest news as sentences; "" if there are none. */
  line = $state('')
  /** The latest news about each seat. */
  seats = $state.raw<Readonly<Record<number, News>>>({})
  #timer = 0

  show(news: readonly News[]): void {
    if (!news.length) return
    this.line = news.map(({ line }) => line).join(' ')
    const about = news.flatMap((one) => (one.seat === null ? [] : [[one.seat, one] as const]))
    this.seats = { ...this.seats, ...Object.fromEntries(about) }
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => (this.line = ''), SHOWN_FOR)
    setTimeout(() => this.#remove(news), SHOWN_FOR)
  }

  #remove(news: readonly News[]): void {
    const left = Object.entries(this.seats).filter(([, one]) => !news.includes(one))
    this.seats = Object.fromEntries(left)
  }
}
