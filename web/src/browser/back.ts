// The page that users return to after they log in or open their recovery link.

const KEY = 'clubsuit-back'

/** Milliseconds after which a stored page is ignored. */
const FRESH = 60 * 60 * 1000

/** Paths of our own pages. Links to other addresses may be an attack. */
const OURS =
  /^\/(?:(?:table|tournament|rules|practice|puzzles)\/[\w-]+|review(?:\/(?:table|file)\/[\w-]+(?:\/[\w.-]+)?)?|statistics|games|tournaments)$/

/** Returns the path if it is one of ours, otherwise the lobby's. */
export const ours = (path: string | null): string => (path && OURS.test(path) ? path : '/')

/** Returns the address of the login page that leads back to this path afterwards. */
export const logInFrom = (path: string): string =>
  ours(path) === '/' ? '/account' : `/account?${new URLSearchParams({ back: path }).toString()}`

/** Reads the path to return to from the login page's query. */
export const backOf = (query: string): string => ours(new URLSearchParams(query).get('back'))

/** Stores the page of a user who is not logged in, because a recovery link names no page. */
export function keepPlace(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: now }))
  } catch {
    // The browser forbids storage, so the link leads to the lobby.
  }
}

/** Returns and removes the stored page; the lobby if there is none. */
export function takePlace(now = Date.now()): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number }
    localStorage.removeItem(KEY)
    return now - (kept.at ?? 0) < FRESH ? ours(kept.path ?? null) : '/'
  } catch {
    return '/' // storage is forbidden or damaged
  }
}
