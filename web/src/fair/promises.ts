// Strings of several players: each was promised by its hash before any was shown.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Kept } from './kept'

const STRING = /^[0-9a-f]{64}$/

/**
 * The hash that promises a string. By a library: the browser's own SHA-256 is not there on a page
 * without https.
 */
export const promiseOf = (string: string) => bytesToHex(sha256(utf8ToBytes(string)))

export interface Held {
  good: boolean
  /** how many strings stayed away, so that their promise stands in their place */
  late: number
}

/** Whether these strings, by seat, can be those of several players; at least one there must be. */
export function mayBe(strings: string[], seats: number): boolean {
  const formed = strings.every((string) => string === '' || STRING.test(string))
  return strings.length === seats && formed && strings.some(Boolean)
}

/** Whether each string is what its seat promised, or the promise itself, where it never came. */
export const areThose = (strings: string[], promises: string[]) =>
  strings.every(
    (string, seat) =>
      string === promises[seat] || (string !== '' && promiseOf(string) === promises[seat]),
  )

/** Whether they are what was promised, as this browser kept it when it gave its own. */
export function held(strings: string[], { string: own, promises = [] }: Kept): Held {
  if (!promises.some(Boolean)) {
    // One player alone promises nothing: theirs is the only string.
    return { good: strings.filter(Boolean).join() === own, late: 0 }
  }
  const late = strings.filter((string, seat) => string && string === promises[seat]).length
  return { good: areThose(strings, promises) && promises.includes(promiseOf(own)), late }
}
