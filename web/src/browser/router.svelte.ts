// The addresses: "/" the lobby, "/table/ID", "/rules/GAME", "/rules/GAME/card" to print, "/practice/GAME" questions about them and "/practice/GAME/NAME" one, and of reviews "/review" (to open
// a file), "/device" the link of another device, "/games" one's own games, "/account" one's account, "/statistics" one's statistics, "/review/table/ID" and "/review/file/ID", with a place like "/3.12" behind.
import type { Reviewed } from '../net/api'
import { clean, decoded } from './links'
import { isPlain } from '../dom/press'

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string }
  | { at: 'card'; game: string }
  | { at: 'practice'; game: string; name: string }
  | { at: 'review'; of: Reviewed | null; place: string }
  | { at: 'device' }
  | { at: 'games' }
  | { at: 'account' }
  | { at: 'statistics' }
  | { at: 'nowhere' }

function read(): Route {
  const [, first, second, third, place = ''] = cleaned().split('/')
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'rules' && second) return { at: third === 'card' ? 'card' : 'rules', game: second }
  if (first === 'practice' && second) return { at: 'practice', game: second, name: third ?? '' }
  if (first === 'review') {
    const known = (second === 'table' || second === 'file') && third
    return { at: 'review', of: known ? { kind: second, id: third } : null, place }
  }
  if (first === 'device') return { at: 'device' }
  if (first === 'games') return { at: 'games' }
  if (first === 'account') return { at: 'account' }
  if (first === 'statistics') return { at: 'statistics' }
  return { at: first ? 'nowhere' : 'lobby' }
}

/** Returns the path of the address, and corrects the address if a chat program or person changed it. */
function cleaned(): string {
  const { pathname, search, hash } = location
  const path = clean(decoded(pathname)) ?? pathname
  // A table card has its options in the query, the login page the path back. Other queries come from
  // trackers and are removed.
  const query = path.endsWith('/card') || path === '/account' ? search : ''
  if (path !== pathname || query !== search) mark(path + query + hash)
  return path
}

export const router: { route: Route } = $state({ route: read() })

window.addEventListener('popstate', () => (router.route = read()))

export function go(path: string): void {
  history.pushState(null, '', path)
  router.route = read()
  window.scrollTo(0, 0)
}

let leading: Route | null = null

/** Goes to this address once it is known, unless one has gone elsewhere meanwhile. Asked for a second
    time before that, it does nothing. */
export async function lead(address: () => Promise<string>): Promise<void> {
  const from = router.route
  if (leading === from) return
  leading = from
  try {
    const path = await address()
    if (router.route === from) go(path)
  } finally {
    if (leading === from) leading = null
  }
}

/** Lets a link of this page change the address without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const elsewhere = link?.target || link?.hasAttribute('download')
  if (!link || !isPlain(event) || elsewhere || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
}

/** Says in the address where on this page one is; going back leaves the page all the same. */
export function mark(path: string): void {
  try {
    history.replaceState(null, '', path)
  } catch {
    // Some browsers refuse a hundred of these in half a minute: a key held down. It does no harm.
  }
}
