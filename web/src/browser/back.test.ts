import { beforeEach, describe, expect, it } from 'vitest'
import { backOf, keepPlace, logInFrom, ours, takePlace } from './back'
import { storage } from './storage.setup'

const OTHERS = [
  '//evil.example',
  'https://evil.example/table/x',
  'javascript:alert(1)',
  '/\\evil.example',
  '/table/../../x',
  '/table/x?y=//evil.example',
  '/table/x#y',
  '/table/x/y',
  '/review/x/y',
  '/account',
  '/device',
  '/api/me/export',
  '/%2f%2fevil.example',
  '/table/\nx',
  '',
]
const PLACES = [
  '/table/a-B_9',
  '/review',
  '/review/table/a-B_9',
  '/review/file/x/3.12',
  '/statistics',
  '/games',
  '/rules/ruby-dame',
]

describe('the way back', () => {
  // Hole: a link to log in, from a stranger, that leads to another site.
  it.each(OTHERS)('leads to no other page: %s', (path) => {
    expect(ours(path)).toBe('/')
    expect(backOf(`?${new URLSearchParams({ back: path }).toString()}`)).toBe('/')
    keepPlace(path)
    expect(takePlace()).toBe('/')
  })

  // Found: whoever logged in came to the lobby, wherever they had been.
  it.each(PLACES)('leads to %s', (path) => {
    expect(backOf(new URL(logInFrom(path), 'http://h').search)).toBe(path)
  })

  it('is the lobby from there', () => {
    expect(logInFrom('/')).toBe('/account')
    expect(backOf('')).toBe('/')
  })
})

describe('where somebody was', () => {
  beforeEach(() => storage())

  it('is found once', () => {
    keepPlace('/table/x', 1000)
    expect(takePlace(2000)).toBe('/table/x')
    expect(takePlace(2000)).toBe('/')
  })

  // Hole: a recovery link that is opened weeks later leads to some old table.
  it('is forgotten after an hour', () => {
    keepPlace('/table/x', 0)
    expect(takePlace(60 * 60 * 1000)).toBe('/')
  })

  it.each(['{', 'null', '"x"', '{"path":7,"at":0}'])('where it is damaged: %s', (text) => {
    localStorage.setItem('clubsuit-back', text)
    expect(takePlace(1)).toBe('/')
  })
})
