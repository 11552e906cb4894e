// What of a table's chat a person has read, and whom they do not want to hear; kept in this browser.
import type { ChatLine } from '../net/wire'

interface Kept {
  /** the time of the last line that was read */
  read: string
  /** by `who`: names can be changed */
  muted: string[]
}

export class Heard {
  #kept: Kept = $state({ read: '', muted: [] })
  readonly #key: string

  constructor(table: string) {
    this.#key = `clubsuit-chat-${table}`
    try {
      Object.assign(this.#kept, JSON.parse(localStorage.getItem(this.#key) ?? '{}'))
    } catch {
      // storage forbidden or damaged: everything is unread, and nobody muted
    }
  }

  get muted(): string[] {
    return this.#kept.muted
  }

  /** The lines of those whom one wants to hear. */
  of(lines: ChatLine[]): ChatLine[] {
    return lines.filter(({ who }) => !this.#kept.muted.includes(who))
  }

  /** How many of them are new. */
  unread(lines: ChatLine[]): number {
    return this.of(lines).filter(({ at }) => at > this.#kept.read).length
  }

  /** All that is there has been read. */
  read(lines: ChatLine[]): void {
    const last = lines.at(-1)?.at ?? ''
    if (last > this.#kept.read) this.#keep({ read: last })
  }

  mute(who: string, on: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== who)
    this.#keep({ muted: on ? [...others, who] : others })
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept))
    } catch {
      // storage forbidden: it holds until the page is closed
    }
  }
}
