import { describe, expect, it } from 'vitest'
import { deviceLink, readDeviceLink } from './device'

describe('the link to another device', () => {
  // Hole: a code that stands in the part of a link that servers, logs and referrers see.
  it('says everything behind the #', () => {
    const about = { code: 'a-b_c', path: '/table/x-1', name: 'Åda & Bo' }
    const link = deviceLink(about, 'https://clubs.example')
    expect(link.split('#')[0]).toBe('https://clubs.example/device')
    expect(readDeviceLink(link.split('#')[1]!)).toEqual({
      code: 'a-b_c',
      path: '/table/x-1',
      name: 'Åda & Bo',
    })
  })

  // Hole: a link from a stranger that leads to another site once it is used.
  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/table/../x', ''])(
    'leads to no other page: %s',
    (path) => {
      const said = new URLSearchParams({ code: 'c', path }).toString()
      expect(readDeviceLink(`#${said}`)?.path).toBe('/')
    },
  )

  // Hole: what a chat program adds to the link is taken for the end of the code or of the name.
  it.each(['.', ')', ' ', '%20', '\u200b', '»', '**', '.%E2%80%8B', '&utm_source=x'])(
    'works with %j behind it',
    (tail) => {
      const about = { code: 'a-b_c', path: '/table/x-1', name: 'Bo' }
      const hash = deviceLink(about, '').split('#')[1]! + tail
      expect(readDeviceLink(hash)).toEqual(about)
    },
  )

  // Hole: a recovery link that an earlier version has made, with the code first, works no more.
  it('is read in any order', () => {
    const about = { code: 'a-b_c', path: '/', name: 'Bo' }
    expect(readDeviceLink('#code=a-b_c&path=%2F&name=Bo')).toEqual(about)
  })

  // Hole: an address without a code that looks as if it worked.
  it.each(['', '#', '#path=/', '#code='])('without a code: %s', (hash) => {
    expect(readDeviceLink(hash)).toBeNull()
  })
})
