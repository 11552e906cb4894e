// Computes the latest view of a table from one whole message and later changes.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Changes, ViewMessage } from './wire'

/** Returns the message after these changes; null if they belong to another message. */
export function changed(before: ViewMessage | null, changes: Changes): ViewMessage | null {
  if (before?.ply !== changes.after) return null
  const { about, added } = changes
  const view = { ...before.view, ...changes.view } as ViewMessage['view']
  view.log = [...view.log, ...((added.log ?? []) as typeof view.log)]
  view.scores = [...view.scores, ...((added.scores ?? []) as typeof view.scores)]
  const message = { ...before, ...about, view } as ViewMessage
  return digestOf(message) === changes.digest ? message : null
}

/**
 * Returns the digest that the server uses: the beginning of the SHA-256 of the whole message as
 * JSON.
 */
export const digestOf = (message: ViewMessage): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(message)))).slice(0, 16)
