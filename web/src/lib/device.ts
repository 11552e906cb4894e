// The link to another device. All that it says stands behind the #, which no server gets to see.

import { ours } from './back'

export interface ToDevice {
  /** the server's, good for one use */
  code: string
  /** where the person was */
  path: string
  name: string
}

/** origin: where the other device reaches the server */
export function deviceLink({ code, path, name }: ToDevice, origin: string): string {
  const said = new URLSearchParams({ code, path, name })
  return `${origin}/device#${said.toString()}`
}

/** What such a link says; null: nothing that could be used. */
export function readDeviceLink(hash: string): ToDevice | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = said.get('code')
  if (!code) return null
  const path = said.get('path') ?? '/'
  return { code, path: ours(path), name: said.get('name') ?? '' }
}
