// Addresses of the page:
//
// - "/": the lobby
// - "/table/ID": a table
// - "/rules/GAME": the rules of a game
// - "/rules/GAME/card": a card with these rules, to print
// - "/practice/GAME": the questions about these rules
// - "/practice/GAME/NAME": one question
// - "/puzzles/GAME": the puzzles of a game
// - "/puzzles/GAME/NAME": one puzzle
// - "/games", "/people", "/account", "/statistics": the user's own pages
// - "/tournaments": the matches of the week, and the user's tournaments
// - "/tournament/ID": a tournament
// - "/device": the target of a link to another device
// - "/review": opens a record file
// - "/review/table/ID", "/review/file/ID": a review; a decision such as "/3.12" may follow
import type { Reviewed } from '../net/api'
import { clean, decoded } from './links'
import { isPlain } from '../dom/press'

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string }
  | { at: 'card'; game: string }
  | { at: 'practice'; game: string; name: string }
  | { at: 'puzzles'; game: string; name: string }
  | { at: 'review'; of: Reviewed | null; place: string }
  | { at: 'device' }
  | { at: 'games' }
  | { at: 'people' }
  | { at: 'tournament'; id: string }
  | { at: 'tournaments' }
  | { at: 'account' }
  | { at: 'statistics' }
  | { at: 'nowhere' }

function read(): Route {
  const [, first, second, third, place = ''] = cleaned().split('/')
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'rules' && second) return { at: third === 'card' ? 'card' : 'rules', game: second }
  if (first === 'practice' && second) return { at: 'practice', game: second, name: third ?? '' }
  if (first === 'puzzles' && second) return { at: 'puzzles', game: second, name: third ?? '' }
  if (first === 'review') {
    const known = (second === 'table' || second === 'file') && third
    return { at: 'review', of: known ? { kind: second, id: third } : null, place }
  }
  if (first === 'device') return { at: 'device' }
  if (first === 'games') return { at: 'games' }
  if (first === 'tournament' && second) return { at: 'tournament', id: second }
  if (first === 'tournaments') return { at: 'tournaments' }
  if (first === 'people') return { at: 'people' }
  if (first === 'account') return { at: 'account' }
  if (first === 'statistics') return { at: 'statistics' }
  return { at: first ? 'nowhere' : 'lobby' }
}

/** Corrects changes that chat programs or users have made to the address; returns its path. */
function cleaned(): string {
  const { pathname, search, hash } = location
  const path = clean(decoded(pathname)) ?? pathname
  // Only two pages have a query: a table card (its options) and the login page (the path to return
  // to). Queries of other pages come from trackers and are removed.
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

/**
 * Opens an address as soon as it is known, unless the user has opened another page by then. Until
 * the address is known, further calls from the same page do nothing.
 */
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

/** Handles a click on one of the page's own links without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const elsewhere = link?.target || link?.hasAttribute('download')
  if (!link || !isPlain(event) || elsewhere || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
}

/** Updates the address to the current place within the page, without a new history entry. */
export function mark(path: string): void {
  try {
    history.replaceState(null, '', path)
  } catch {
    // Some browsers refuse further changes after a hundred changes of the address in half a minute,
    // for example while a key is held down. Ignoring the refusal is harmless.
  }
}
