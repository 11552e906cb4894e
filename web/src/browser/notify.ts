// A notification of the browser when one is waited for and does not look at the page. It names the
// game and nothing else: it may be shown on a locked screen.
import { say } from '../words/catalogue'
import { settings } from './settings.svelte'
import { waitsForMe } from '../session/title'
import type { People, View } from '../net/wire'

/** Browsers allow it over https and on the server's own machine only. */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext

/** Whether the browser allows it; asks the person where they have not said yet. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

let worker: ServiceWorkerRegistration | null = null

/** From now on this worker shows notifications: Chrome on Android allows nothing else. */
export function showBy(registration: ServiceWorkerRegistration): void {
  worker = registration
}

/** Tells that it is one's turn, once for each time that it has become so. */
export class TurnNotice {
  #waits = false
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /** What stands on the table now, whether it is looked at or not. */
  see(view: View | null, people: People | null): void {
    const waits = waitsForMe(view, people)
    if (waits && !this.#waits && view && document.hidden && settings.notify) this.#tell(view.game)
    this.#waits = waits
  }

  #tell(game: string): void {
    if (!canNotify() || Notification.permission !== 'granted') return
    const title = say('notify-turn', { game: say(`game-${game}-name`) })
    // A newer one takes the older one's place; the worker opens the table that it finds in there.
    const how = { tag: this.#table, icon: '/club.svg', data: this.#table }
    if (worker) return void worker.showNotification(title, how)
    try {
      const notice = new Notification(title, how)
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // Chrome on Android, where no worker could be had.
    }
  }
}
