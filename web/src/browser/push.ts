// Notifications while the page is closed (Web Push). Subscribes this browser to the push service of
// the browser's maker, and sends the subscription to the server. The service worker shows the
// messages.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { addBrowser, getPushKey, Refusal, refusalOf, removeBrowser } from '../net/api'
import { canNotify, showBy } from './notify'

const WORKER = '/worker.js'

/**
 * Reach of notifications: 'closed' includes closed pages; 'open' means that this browser or server
 * supports only open pages; 'failed' means that subscribing failed.
 */
export type Reach = 'closed' | 'open' | 'failed'

/**
 * Installs the service worker once the page has loaded, because it also answers while the server
 * cannot be reached.
 */
export function install(): void {
  if (!('serviceWorker' in navigator)) return
  // Some browsers forbid workers in private windows.
  const register = () => void navigator.serviceWorker.register(WORKER).catch(() => {})
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

/** Subscribes this browser if the user has allowed notifications; repeated calls change nothing. */
export async function signUp(): Promise<Reach | null> {
  if (!canNotify() || Notification.permission !== 'granted') return null
  if (!('serviceWorker' in navigator)) return 'open'
  try {
    await navigator.serviceWorker.register(WORKER)
    const registration = await navigator.serviceWorker.ready
    showBy(registration)
    const { key } = await getPushKey()
    if (key === null || !('pushManager' in registration)) return 'open'
    const browser = await subscribed(registration.pushManager, key)
    const { endpoint, keys } = browser.toJSON() as Required<PushSubscriptionJSON>
    await addBrowser({ endpoint, p256dh: keys.p256dh!, auth: keys.auth! })
    return 'closed'
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof DOMException || error instanceof TypeError))
      throw error
    return 'failed'
  }
}

/** Returns the browser's subscription for the server with this key. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const how = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(how)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    await (await manager.getSubscription())?.unsubscribe() // it belongs to an earlier key
    return manager.subscribe(how)
  }
}

/** Unsubscribes this browser, so that no more notifications reach it. */
export async function signOff(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const browser = await registration?.pushManager?.getSubscription()
  if (!browser) return
  await browser.unsubscribe()
  // After a refusal, the server deletes the subscription once the push service reports its end.
  await refusalOf(() => removeBrowser(bytesToHex(sha256(utf8ToBytes(browser.endpoint)))))
}
