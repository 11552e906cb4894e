// Shows the server's push messages when the page is closed (Web Push), and opens the table when the
// user clicks one. It caches nothing and serves no file of the page.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, text, table } = event.data.json()
  // A newer notification replaces an older one. Every push must show one; otherwise browsers show
  // their own default text.
  const how = { body: text, tag: table, icon: '/club.svg', data: table }
  event.waitUntil(self.registration.showNotification(title, how))
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
