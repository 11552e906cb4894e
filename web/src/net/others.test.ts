import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAddress, Refusal } from './api'
import { isOwn, originForOthers } from './others'

vi.mock('./api', async (original) => ({
  ...(await original<typeof import('./api')>()),
  getAddress: vi.fn(),
}))

const at = (origin: string) =>
  vi.stubGlobal('location', { origin, hostname: new URL(origin).hostname })

describe('a link for other people', () => {
  beforeEach(() => {
    vi.mocked(getAddress).mockReset()
  })

  // Hole: a QR code leads every phone to itself.
  it.each(['http://127.0.0.1:2582', 'http://localhost:2582', 'http://[::1]:2582'])(
    'replaces %s by the address in the network',
    async (origin) => {
      at(origin)
      vi.mocked(getAddress).mockResolvedValue({ url: 'http://192.168.7.9:2582' })
      expect(await originForOthers()).toBe('http://192.168.7.9:2582')
    },
  )

  // Hole: the link of a club leads to an address behind the club's proxy.
  it("uses the page's own address if others can reach it too", async () => {
    at('https://club.example')
    expect(await originForOthers()).toBe('https://club.example')
    expect(getAddress).not.toHaveBeenCalled()
  })

  // Hole: there is no link at all if other people cannot reach the server, or the server does not
  // answer.
  it("uses the page's own address if the server knows no other", async () => {
    at('http://127.0.0.1:2582')
    vi.mocked(getAddress).mockResolvedValue({ url: null })
    expect(await originForOthers()).toBe('http://127.0.0.1:2582')
    vi.mocked(getAddress).mockRejectedValue(new Refusal({ rule: '', key: '', args: {} }))
    expect(await originForOthers()).toBe('http://127.0.0.1:2582')
  })

  // Hole: a player sends friends a link that only leads them to their own device.
  it('knows which addresses only this device can open', () => {
    expect(isOwn('http://127.0.0.1:2582/table/x')).toBe(true)
    expect(isOwn('http://192.168.7.9:2582/table/x')).toBe(false)
    expect(isOwn('https://club.example/table/x')).toBe(false)
  })
})
