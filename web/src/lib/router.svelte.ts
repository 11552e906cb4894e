// Three addresses: "/" the lobby, "/table/ID", "/rules/GAME".

export type Route = { at: 'lobby' } | { at: 'table'; id: string } | { at: 'rules'; game: string }

function read(): Route {
  const [, first, second] = location.pathname.split('/')
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'rules' && second) return { at: 'rules', game: second }
  return { at: 'lobby' }
}

export const router: { route: Route } = $state({ route: read() })

window.addEventListener('popstate', () => (router.route = read()))

export function go(path: string): void {
  history.pushState(null, '', path)
  router.route = read()
  window.scrollTo(0, 0)
}

/** Lets a link of this page change the address without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const elsewhere = link?.target || link?.hasAttribute('download')
  if (!link || !plain || elsewhere || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  go(link.pathname)
}
