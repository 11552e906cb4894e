import { describe, expect, it } from 'vitest'
import { deviceLink, readDeviceLink } from './device'

describe('the link to another device', () => {
  // Hole: the code is in a part of the link that appears on servers, in logs and in referrers.
  it('puts everything after the #', () => {
    const about = { code: 'a-b_c', path: '/table/x-1', name: 'Åda & Bo' }
    const link = deviceLink(about, 'https://clubs.example')
    expect(link.split('#')[0]).toBe('https://clubs.example/device')
    expect(readDeviceLink(link.split('#')[1]!)).toEqual({
      code: 'a-b_c',
      path: '/table/x-1',
      name: 'Åda & Bo',
    })
  })

  // Hole: a link from a stranger leads to another site once it is used.
  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/table/../x', ''])(
    'never leads to a foreign address: %s',
    (path) => {
      const said = new URLSearchParams({ code: 'c', path }).toString()
      expect(readDeviceLink(`#${said}`)?.path).toBe('/')
    },
  )

  // Hole: characters that a chat program appends to the link become part of the code or the name.
  it.each(['.', ')', ' ', '%20', '\u200b', '»', '**', '.%E2%80%8B', '&utm_source=x'])(
    'works with %j after it',
    (tail) => {
      const about = { code: 'a-b_c', path: '/table/x-1', name: 'Bo' }
      const hash = deviceLink(about, '').split('#')[1]! + tail
      expect(readDeviceLink(hash)).toEqual(about)
    },
  )

  // Hole: recovery links of an earlier version, which put the code first, stop working.
  it('is read in any order of its fields', () => {
    const about = { code: 'a-b_c', path: '/', name: 'Bo' }
    expect(readDeviceLink('#code=a-b_c&path=%2F&name=Bo')).toEqual(about)
  })

  // Hole: an address without a code is treated as a valid link.
  it.each(['', '#', '#path=/', '#code='])('is rejected without a code: %s', (hash) => {
    expect(readDeviceLink(hash)).toBeNull()
  })
})
