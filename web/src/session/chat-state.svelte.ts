// The parts of a table's chat that the user has read, and the players they have muted; stored in
// this browser.
import type { ChatLine } from '../net/wire'

interface Kept {
  /** Time of the last line that was read. */
  read: string
  /** Muted players by their id, because names can change. */
  muted: string[]
}

export class ChatState {
  #kept: Kept = $state({ read: '', muted: [] })
  readonly #key: string

  constructor(table: string) {
    this.#key = `clubsuit-chat-${table}`
    try {
      Object.assign(this.#kept, JSON.parse(localStorage.getItem(this.#key) ?? '{}'))
    } catch {
      // storage is forbidden or damaged: everything is unread, and no player is muted
    }
  }

  get muted(): string[] {
    return this.#kept.muted
  }

  /** Returns the lines of players who are not muted. */
  of(lines: ChatLine[]): ChatLine[] {
    return lines.filter(({ who }) => !this.#kept.muted.includes(who))
  }

  /** Returns the number of new lines of players who are not muted. */
  unread(lines: ChatLine[]): number {
    return this.of(lines).filter(({ at }) => at > this.#kept.read).length
  }

  /** Marks all these lines as read. */
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
      // storage is forbidden: the change lasts until the page is closed
    }
  }
}
