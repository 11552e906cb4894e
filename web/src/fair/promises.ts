// Strings of several players. Each player promises a string, by sending its hash, before any string
// is shown.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Kept } from './kept'

const STRING = /^[0-9a-f]{64}$/

/**
 * Returns the hash that promises a string. A library computes the hash, because browsers offer
 * their own SHA-256 only to pages over https.
 */
export const promiseOf = (string: string) => bytesToHex(sha256(utf8ToBytes(string)))

export interface Held {
  good: boolean
  /** Number of strings that never arrived. The deal uses their promises instead. */
  late: number
}

/**
 * Returns whether these strings, by seat, are well-formed strings of several players. At least one
 * string must not be empty.
 */
export function mayBe(strings: string[], seats: number): boolean {
  const formed = strings.every((string) => string === '' || STRING.test(string))
  return strings.length === seats && formed && strings.some(Boolean)
}

/**
 * Returns whether each string matches the promise of its seat, or is the promise itself if the
 * string never arrived.
 */
export const areThose = (strings: string[], promises: string[]) =>
  strings.every(
    (string, seat) =>
      string === promises[seat] || (string !== '' && promiseOf(string) === promises[seat]),
  )

/** Checks strings against the promises that this browser stored when it gave its own. */
export function held(strings: string[], { string: own, promises = [] }: Kept): Held {
  if (!promises.some(Boolean)) {
    // A single player promises nothing: theirs is the only string.
    return { good: strings.filter(Boolean).join() === own, late: 0 }
  }
  const late = strings.filter((string, seat) => string && string === promises[seat]).length
  return { good: areThose(strings, promises) && promises.includes(promiseOf(own)), late }
}
