// The link that moves a user to another device. All data is in the part after the #, because
// browsers do not send this part to servers.

import { ours } from './back'
import { clean, nameIn, withoutUnseen } from './links'

export interface ToDevice {
  /** Code from the server; it can be used once. */
  code: string
  /** Path of the page that the user was on. */
  path: string
  name: string
}

/** Builds the link; `origin` is the address at which the other device reaches the server. */
export function deviceLink({ code, path, name }: ToDevice, origin: string): string {
  // The code comes last, so that text that a chat program appends to the link can be removed.
  const said = new URLSearchParams({ name, path, code })
  return `${origin}/device#${said.toString()}`
}

/** Reads a link to another device; returns null if the link contains no usable code. */
export function readDeviceLink(hash: string): ToDevice | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = nameIn(withoutUnseen(said.get('code') ?? ''))
  if (!code) return null
  return { code, path: ours(clean(said.get('path') ?? '/')), name: said.get('name') ?? '' }
}
