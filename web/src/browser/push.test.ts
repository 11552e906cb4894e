import { beforeEach, describe, expect, it, vi } from 'vitest'

const server = { key: 'BA' as string | null, known: [] as string[] }
vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  getPushKey: () => Promise.resolve({ key: server.key }),
  addBrowser: ({ endpoint }: { endpoint: string }) => Promise.resolve(server.known.push(endpoint)),
  removeBrowser: (name: string) => Promise.resolve(server.known.push(`not ${name}`)),
}))
const notify = { canNotify: () => true, showBy: vi.fn() }
vi.mock('./notify', () => notify)
const { signOff, signUp } = await import('./push')

const browser = {
  endpoint: 'https://push.example/x',
  toJSON: () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'BB', auth: 'AA' } }),
  unsubscribe: vi.fn(),
}
const pushManager = { subscribe: vi.fn(), getSubscription: vi.fn() }
const registration = { pushManager } as { pushManager?: typeof pushManager }
const serviceWorker = {
  register: vi.fn(),
  ready: Promise.resolve(registration),
  getRegistration: () => Promise.resolve(registration),
}

describe('a browser that receives notifications while the page is closed', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    server.key = 'BA'
    server.known.length = 0
    registration.pushManager = pushManager
    pushManager.subscribe.mockReset().mockResolvedValue(browser)
    pushManager.getSubscription.mockReset().mockResolvedValue(browser)
    serviceWorker.register.mockReset()
    vi.stubGlobal('Notification', { permission: 'granted' })
    vi.stubGlobal('navigator', { serviceWorker })
  })

  // Hole: after a change of the server's database and push key, notifications reach no browser any
  // more.
  it('subscribes again for another key', async () => {
    const other = new DOMException('another key', 'InvalidStateError')
    pushManager.subscribe.mockRejectedValueOnce(other)
    expect(await signUp()).toBe('closed')
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(pushManager.subscribe).toHaveBeenLastCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BA',
    })
    expect(server.known).toEqual([browser.endpoint])
  })

  // Hole: the page fails, or asks for permission unprompted, if a feature is missing.
  it('reports what it could not do', async () => {
    serviceWorker.register.mockRejectedValueOnce(new TypeError('no such file'))
    expect(await signUp()).toBe('failed')
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'))
    expect(await signUp()).toBe('failed')
    server.key = null
    expect(await signUp()).toBe('open')
    server.key = 'BA'
    delete registration.pushManager
    expect(await signUp()).toBe('open')
    vi.stubGlobal('navigator', {})
    expect(await signUp()).toBe('open')
    await signOff()
    vi.stubGlobal('Notification', { permission: 'default' })
    expect(await signUp()).toBeNull()
    expect(server.known).toEqual([])
  })

  // Hole: an open page in Chrome on Android shows no notifications, because that browser shows them
  // only through a worker.
  it('shows notifications through the worker even if the server sends none', async () => {
    server.key = null
    await signUp()
    expect(notify.showBy).toHaveBeenCalledWith(registration)
  })

  // Hole: the browser unsubscribes under a name that the server does not know.
  it('signs off under the name that the server uses', async () => {
    await signOff()
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(server.known).toEqual([
      'not 6f531242b783a6b72ce859dfa971f07a50d9a2443cb6f438b57522912c0bb556',
    ])
  })
})
