// Links for other people. The host of `clubsuit play --lan` sits at 127.0.0.1, where nobody else
// gets by the address in their own browser: such a page asks the server what others type.
import { getAddress, Refusal } from './api'

const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Where others reach this server, without a slash at the end. */
export async function originForOthers(): Promise<string> {
  if (!OWN.test(location.hostname)) return location.origin
  try {
    return (await getAddress()).url ?? location.origin
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return location.origin
  }
}
