// The link to another device. All that it says stands behind the #, which no server gets to see.

import { ours } from './back'
import { clean, nameIn, withoutUnseen } from './links'

export interface ToDevice {
  /** the server's, good for one use */
  code: string
  /** where the person was */
  path: string
  name: string
}

/** origin: where the other device reaches the server */
export function deviceLink({ code, path, name }: ToDevice, origin: string): string {
  // The code comes last, so that what a chat program adds to the link can be removed.
  const said = new URLSearchParams({ name, path, code })
  return `${origin}/device#${said.toString()}`
}

/** What such a link says; null: nothing that could be used. */
export function readDeviceLink(hash: string): ToDevice | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = nameIn(withoutUnseen(said.get('code') ?? ''))
  if (!code) return null
  return { code, path: ours(clean(said.get('path') ?? '/')), name: said.get('name') ?? '' }
}
