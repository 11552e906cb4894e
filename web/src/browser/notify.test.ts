import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { People, View } from '../net/wire'

const settings = { notify: true }
vi.mock('./settings.svelte', () => ({ settings }))
const { mayNotify, showBy, TurnNotice } = await import('./notify')

const told: { title: string; options: NotificationOptions }[] = []
class Notice {
  close = vi.fn()
  static permission = 'granted'
  static requestPermission = vi.fn(() => Promise.resolve('granted'))
  constructor(title: string, options: NotificationOptions) {
    told.push({ title, options })
  }
}

const view = (turn: number) =>
  ({ game: 'clubs-whist', turn, seat: 0, hand: ['9C'] }) as unknown as View
const people = {
  seat: 0,
  seats: [{ person: true }, { person: true }],
  ended: null,
} as unknown as People

describe('a notification', () => {
  beforeEach(() => {
    told.length = 0
    settings.notify = true
    Notice.permission = 'granted'
    vi.stubGlobal('Notification', Notice)
    vi.stubGlobal('window', { Notification: Notice, isSecureContext: true })
    vi.stubGlobal('document', { hidden: true })
  })

  // Hole: one for each decision of the others; or a card on a locked screen.
  it('comes once for each turn, and names the game alone', () => {
    const notice = new TurnNotice('table')
    for (const turn of [1, 0, 0, 1, 0]) notice.see(view(turn), people)
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).toContain('Clubs (Whist)')
    expect(JSON.stringify(told)).not.toMatch(/9C|♣9/)
  })

  // Hole: a page that is looked at, a person who has not asked for it, or plays with bots alone.
  it('does not come unasked', () => {
    const alone = { ...people, seats: [{ person: true }, { person: false }] } as People
    vi.stubGlobal('document', { hidden: false })
    new TurnNotice('table').see(view(0), people)
    vi.stubGlobal('document', { hidden: true })
    new TurnNotice('table').see(view(0), alone)
    new TurnNotice('table').see(view(0), null)
    settings.notify = false
    new TurnNotice('table').see(view(0), people)
    settings.notify = true
    Notice.permission = 'denied'
    new TurnNotice('table').see(view(0), people)
    expect(told).toEqual([])
  })

  // Hole: a page that was hidden only after one's turn had been seen.
  it('does not come for what was seen', () => {
    const notice = new TurnNotice('table')
    vi.stubGlobal('document', { hidden: false })
    notice.see(view(0), people)
    vi.stubGlobal('document', { hidden: true })
    notice.see(view(0), people)
    expect(told).toEqual([])
  })

  // Hole: a game that stops where the browser refuses (Chrome on Android).
  it('changes nothing where the browser has none', () => {
    vi.stubGlobal(
      'Notification',
      Object.assign(
        () => {
          throw new TypeError('Illegal constructor')
        },
        { permission: 'granted' },
      ),
    )
    expect(() => {
      new TurnNotice('table').see(view(0), people)
    }).not.toThrow()
  })

  // Hole: a switch that is on while nothing can come.
  it('is allowed by the person', async () => {
    Notice.permission = 'default'
    expect(await mayNotify()).toBe(true)
    Notice.permission = 'denied'
    expect(await mayNotify()).toBe(false)
    vi.stubGlobal('window', { Notification: Notice, isSecureContext: false })
    expect(await mayNotify()).toBe(false)
  })

  // Hole: a hidden page of Chrome on Android, which has a line, so that nobody else tells of it.
  it('is shown by the worker where there is one', () => {
    const showNotification = vi.fn()
    showBy({ showNotification } as unknown as ServiceWorkerRegistration)
    new TurnNotice('table').see(view(0), people)
    expect(told).toEqual([])
    const how = { tag: 'table', icon: '/club.svg', data: 'table' }
    expect(showNotification).toHaveBeenCalledWith('Clubs (Whist): it is your turn', how)
  })
})
