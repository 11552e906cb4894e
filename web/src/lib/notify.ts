// A notification of the browser when one is waited for and does not look at the page. It names the
// game and nothing else: it may be shown on a locked screen.
import { say } from './catalogue'
import { settings } from './settings.svelte'
import { waitsForMe } from './title'
import type { People, View } from './wire'

/** Browsers allow it over https and on the server's own machine only. */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext

/** Whether the browser allows it; asks the person where they have not said yet. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
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
    try {
      const notice = new Notification(say('notify-turn', { game: say(`game-${game}-name`) }), {
        tag: this.#table, // a newer one takes the older one's place
        icon: '/club.svg',
      })
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // Chrome on Android knows it from a service worker only, which this page does not have.
    }
  }
}
