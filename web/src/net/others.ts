// Links for other people. The host of `clubsuit play --lan` uses 127.0.0.1, which no other device
// can reach; such a page asks the server for the address that others need.
import { getAddress, refusalOf } from './api'

const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Returns whether only this device can open an address. */
export const isOwn = (url: string) => OWN.test(new URL(url).hostname)

/** Returns the address at which others reach this server, without a slash at the end. */
export async function originForOthers(): Promise<string> {
  if (!OWN.test(location.hostname)) return location.origin
  let url: string | null = null
  await refusalOf(async () => ({ url } = await getAddress()))
  return url ?? location.origin
}
