// Short vibrations of a phone.
import { moves, settings } from '../browser/settings.svelte'

/** Returns whether this is a device that can vibrate. */
export const canVibrate = (): boolean =>
  'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches

/** Vibrates for this number of milliseconds, unless the page is muted or hidden, or motion is reduced. */
export function vibrate(milliseconds: number): void {
  if (!settings.sound || !settings.vibrate || !moves() || document.hidden) return
  if (canVibrate()) navigator.vibrate(milliseconds)
}
