// The way back to where somebody was before they logged in, or opened their recovery link.

const KEY = 'clubsuit-back'

/** Milliseconds after which a place is no longer where somebody was. */
const FRESH = 60 * 60 * 1000

/** Addresses of this page only: a link may come from anybody. */
const OURS =
  /^\/(?:(?:table|rules|practice)\/[\w-]+|review(?:\/(?:table|file)\/[\w-]+(?:\/[\w.-]+)?)?|statistics|games)$/

/** A path of this page; the lobby's instead of any other address. */
export const ours = (path: string | null): string => (path && OURS.test(path) ? path : '/')

/** The address of the page to log in, which leads back here afterwards. */
export const logInFrom = (path: string): string =>
  ours(path) === '/' ? '/account' : `/account?${new URLSearchParams({ back: path }).toString()}`

/** Where the page to log in leads afterwards, by its query. */
export const backOf = (query: string): string => ours(new URLSearchParams(query).get('back'))

/** Keeps where somebody was who is nobody here: a recovery link comes without a place. */
export function keepPlace(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: now }))
  } catch {
    // Storage forbidden: the link leads to the lobby.
  }
}

/** Where somebody was just now, once; the lobby if that is not known. */
export function takePlace(now = Date.now()): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number }
    localStorage.removeItem(KEY)
    return now - (kept.at ?? 0) < FRESH ? ours(kept.path ?? null) : '/'
  } catch {
    return '/' // forbidden or damaged
  }
}
