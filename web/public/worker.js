// Shows the server's push messages when the page is closed (Web Push), and opens the table when the
// user clicks one. Shows offline.html while the server cannot be reached. It stores no other file,
// so an old version of the page never comes back.

const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepOffline())
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event))
})

async function navigate(event) {
  try {
    const page = await fetch(event.request)
    event.waitUntil(keepOffline().catch(() => {})) // the file may be newer than this worker
    return page
  } catch (error) {
    const offline = await caches.match(OFFLINE, { ignoreVary: true })
    if (!offline) throw error
    // Without the file's own headers, whose Content-Security-Policy forbids the style in the file.
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return new Response(await offline.text(), { status: 503, headers })
  }
}

async function keepOffline() {
  const cache = await caches.open('offline')
  await cache.add(OFFLINE)
}

self.addEventListener('push', (event) => {
  const { title, text, table } = event.data.json()
  // A newer notification replaces an older one. Every push must show one; otherwise browsers show
  // their own default text.
  const how = { body: text, tag: table, icon: '/club.svg', data: table }
  event.waitUntil(self.registration.showNotification(title, how))
  self.navigator.setAppBadge?.().catch(() => {}) // the page removes the badge
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/table/${event.notification.data}`))
})

/** Focuses a tab that shows this path, or opens a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname === path)
  await (tab ? tab.focus() : self.clients.openWindow(path))
}
