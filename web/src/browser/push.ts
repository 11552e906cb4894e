// Being told although the page is closed (Web Push): this browser is signed up at the push service of
// its maker, and the server is told where that is. The worker shows what comes.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { addBrowser, getPushKey, Refusal, removeBrowser } from '../net/api'
import { canNotify, showBy } from './notify'

const WORKER = '/worker.js'

/** Whether closed pages are reached; 'open': not by this browser or this server; 'failed': they
 * could be, but the browser could not be signed up. */
export type Reach = 'closed' | 'open' | 'failed'

/** Signs this browser up, where the person has allowed notifications; again changes nothing. */
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

/** The browser's subscription for the server with this key. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const how = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(how)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    await (await manager.getSubscription())?.unsubscribe() // it is for a key of before
    return manager.subscribe(how)
  }
}

/** Lets nobody reach this browser any more. */
export async function signOff(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const browser = await registration?.pushManager?.getSubscription()
  if (!browser) return
  await browser.unsubscribe()
  try {
    await removeBrowser(bytesToHex(sha256(utf8ToBytes(browser.endpoint))))
  } catch (error) {
    // The server forgets it when the push service says that it is gone.
    if (!(error instanceof Refusal)) throw error
  }
}
