import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stayAwake } from './awake'
import { setBadge } from './badge'

describe('the screen', () => {
  const page = { hidden: false, listener: () => {} }
  const locks: { isHeld: boolean }[] = []
  const request = vi.fn(() => {
    const lock = { isHeld: true, release: () => Promise.resolve((lock.isHeld = false)) }
    locks.push(lock)
    return Promise.resolve(lock)
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const show = (hidden: boolean) => ((page.hidden = hidden), page.listener())

  beforeEach(() => {
    Object.assign(page, { hidden: false, listener: () => {} })
    locks.length = 0
    vi.stubGlobal('navigator', { wakeLock: { request } })
    vi.stubGlobal('document', {
      get hidden() {
        return page.hidden
      },
      addEventListener: (_: string, listener: () => void) => (page.listener = listener),
      removeEventListener: () => (page.listener = () => {}),
    })
  })

  // Hole: after the player has looked at another app, the screen goes off during the game.
  it('stays on again when the page is visible again', async () => {
    stayAwake()
    await settle()
    show(true)
    await settle()
    expect(locks).toHaveLength(1) // the browser has released it
    show(false)
    await settle()
    expect(locks).toHaveLength(2)
  })

  // Holes: the screen stays on after the game; a lock that is granted too late is never released.
  it.each([0, 1])('may go off after the game', async (late) => {
    const end = stayAwake()
    if (!late) await settle()
    end()
    await settle()
    show(false)
    await settle()
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([false])
  })

  it('goes off as usual if the browser refuses', async () => {
    request.mockReturnValueOnce(Promise.reject(new Error('battery')))
    expect(stayAwake).not.toThrow()
    await settle()
  })
})

describe('the badge', () => {
  it('is set, removed, and left out where there is none', async () => {
    const calls: string[] = []
    const navigator = {
      setAppBadge: () => (calls.push('set'), Promise.reject(new Error('not installed'))),
      clearAppBadge: () => (calls.push('clear'), Promise.resolve()),
    }
    vi.stubGlobal('navigator', navigator)
    setBadge(true)
    setBadge(false)
    await Promise.resolve()
    expect(calls).toEqual(['set', 'clear'])
    vi.stubGlobal('navigator', {})
    expect(() => setBadge(true)).not.toThrow()
  })
})
