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

  // Holes: each decision of another player causes a notification; a notification shows a card on a
  // locked screen.
  it('appears once per turn and names only the game', () => {
    const notice = new TurnNotice('table')
    for (const turn of [1, 0, 0, 1, 0]) notice.see(view(turn), people)
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).toContain('Clubs (Whist)')
    expect(JSON.stringify(told)).not.toMatch(/9C|♣9/)
  })

  // Hole: a notification appears although the page is visible, notifications are off, or only bots
  // play.
  it('does not appear unless it was asked for', () => {
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

  // Hole: a player who has already seen that it is their turn gets a notification on hiding the
  // page.
  it('does not appear for a turn that was already seen', () => {
    const notice = new TurnNotice('table')
    vi.stubGlobal('document', { hidden: false })
    notice.see(view(0), people)
    vi.stubGlobal('document', { hidden: true })
    notice.see(view(0), people)
    expect(told).toEqual([])
  })

  // Hole: the game stops in browsers that refuse notifications (Chrome on Android).
  it('is skipped in browsers without notifications', () => {
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

  // Hole: the switch is on although no notification can appear.
  it("needs the user's permission", async () => {
    Notice.permission = 'default'
    expect(await mayNotify()).toBe(true)
    Notice.permission = 'denied'
    expect(await mayNotify()).toBe(false)
    vi.stubGlobal('window', { Notification: Notice, isSecureContext: false })
    expect(await mayNotify()).toBe(false)
  })

  // Hole: a hidden page in Chrome on Android shows no notification. The server does not send one
  // either, because the page is connected.
  it('is shown by the service worker if there is one', () => {
    const showNotification = vi.fn()
    showBy({ showNotification } as unknown as ServiceWorkerRegistration)
    new TurnNotice('table').see(view(0), people)
    expect(told).toEqual([])
    const how = { tag: 'table', icon: '/club.svg', data: 'table' }
    expect(showNotification).toHaveBeenCalledWith('Clubs (Whist): it is your turn', how)
  })
})
