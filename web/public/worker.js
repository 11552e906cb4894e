// Shows what the server has to tell a person whose page is closed (Web Push), and opens the table
// when that is clicked. It keeps nothing, and answers for no file of the page.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, text, table } = event.data.json()
  // A newer one takes the older one's place. One must be shown, or the browser shows its own words.
  const how = { body: text, tag: table, icon: '/club.svg', data: table }
  event.waitUntil(self.registration.showNotification(title, how))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/table/${event.notification.data}`))
})

/** Goes to a tab that has this open, or to a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname === path)
  await (tab ? tab.focus() : self.clients.openWindow(path))
}
