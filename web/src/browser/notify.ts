// Browser notifications for players whose turn it is while the page is hidden. Notifications name
// only the game, because they may appear on a locked screen.
import { say } from '../words/catalogue'
import { settings } from './settings.svelte'
import { waitsForMe } from '../session/title'
import type { People, View } from '../net/wire'

/**
 * Returns whether notifications are possible; browsers allow them only over https and on the
 * server's own machine.
 */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext

/** Returns whether the browser allows notifications; asks the user if they have not decided yet. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

let worker: ServiceWorkerRegistration | null = null

/**
 * Sets the service worker that shows all further notifications. Chrome on Android shows
 * notifications only through a worker.
 */
export function showBy(registration: ServiceWorkerRegistration): void {
  worker = registration
}

/** Notifies a player once per turn, when their turn begins while the page is hidden. */
export class TurnNotice {
  #waits = false
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /** Records the current state of the table. Call this for visible and for hidden pages. */
  see(view: View | null, people: People | null): void {
    const waits = waitsForMe(view, people)
    if (waits && !this.#waits && view && document.hidden && settings.notify) this.#tell(view.game)
    this.#waits = waits
  }

  #tell(game: string): void {
    if (!canNotify() || Notification.permission !== 'granted') return
    const title = say('notify-turn', { game: say(`game-${game}-name`) })
    // A newer notification replaces an older one. The worker opens the table named in `data`.
    const how = { tag: this.#table, icon: '/club.svg', data: this.#table }
    if (worker) return void worker.showNotification(title, how)
    try {
      const notice = new Notification(title, how)
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // Chrome on Android throws an error if no worker is registered.
    }
  }
}
