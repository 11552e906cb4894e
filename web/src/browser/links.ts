// Corrects addresses of the page that users or chat programs have changed. The server does the same
// in src/clubsuit/server/http/links.py, which explains why; both are tested with links.json.

const PAGES = ['games', 'people', 'statistics', 'account', 'device', 'tournaments']

/** Length of a table's id. A "-" or "_" after it belongs to the text around the link. */
const TABLE_ID = 16

/** Zero-width characters, which are removed. */
const UNSEEN = new RegExp(
  '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]',
  'g',
)

/** Characters that never occur in a link. */
// eslint-disable-next-line no-control-regex
const UNREADABLE = /[\x00-\x1f\x7f\ufffd]/

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/**
 * Returns the first run of letters, digits, "_" and "-" in a part of an address; "" if there is
 * none.
 */
export const nameIn = (part = ''): string => /[A-Za-z0-9_-]+/.exec(part)?.[0] ?? ''

const gameIn = (part: string): string =>
  nameIn(part)
    .toLowerCase()
    .replace(/[-_]+$/, '')

function idIn(part: string): string {
  const name = nameIn(part)
  return /^[-_]*$/.test(name.slice(TABLE_ID)) ? name.slice(0, TABLE_ID) : name
}

/** Corrects a decoded path; returns null if it leads to no page. */
export function clean(path: string): string | null {
  const all = withoutUnseen(path).split('/')
  const parts = all.filter(nameIn)
  if (all.includes('..')) return null
  if (!parts.length) return UNREADABLE.test(path) ? null : '/'
  const [page, one, two, place] = [nameIn(parts[0]).toLowerCase(), ...parts.slice(1)]
  if (PAGES.includes(page)) return `/${page}`
  if (page === 'review') return review(one, two, place)
  if (!one) return null
  if (page === 'table' || page === 'tournament') return `/${page}/${idIn(one)}`
  if (page === 'rules')
    return `/rules/${gameIn(one)}${nameIn(two).toLowerCase() === 'card' ? '/card' : ''}`
  if (page === 'practice' || page === 'puzzles')
    return `/${page}/${gameIn(one)}${two ? `/${nameIn(two)}` : ''}`
  return null
}

function review(kind?: string, name?: string, place = ''): string | null {
  if (!kind) return '/review'
  const of = nameIn(kind).toLowerCase()
  if ((of !== 'table' && of !== 'file') || !name) return null
  const id = of === 'table' ? idIn(name) : nameIn(name).toLowerCase()
  const there = /[0-9]+(\.[0-9]+)?/.exec(place)?.[0]
  return `/review/${of}/${id}${there ? `/${there}` : ''}`
}

/** Decodes a path. If the path was cut in the middle of a character, returns it unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
