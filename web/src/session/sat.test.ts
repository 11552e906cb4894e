import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSat, keepSat, lostAt, satAt } from './sat'
import { storage } from '../browser/storage.setup'
import type { People } from '../net/wire'

/** Who sits there: names of people, "" where a bot does; and where I sit. */
const people = (seat: number | null, ...names: string[]) =>
  ({
    seat,
    mine: seat === null ? [] : [seat],
    seats: names.map((name) => ({ name: name || 'Clea', person: name !== '' })),
  }) as unknown as People

beforeEach(() => storage())

describe('a seat that was lost', () => {
  // Found: a browser that had lost its cookie watched its own hand, and was not told.
  it.each([
    ['stranger', people(null, 'Ada', 'Bo')],
    ['free', people(null, '', 'Bo')],
    ['taken', people(null, 'Cy', 'Bo')],
    ['merged', people(1, 'Cy', 'Bo')],
    [null, people(0, 'Ada', 'Bo')],
  ])('%s', (why, now) => {
    keepSat('table', people(0, 'Ada', 'Bo'))
    expect(lostAt(now, satAt('table'))).toBe(why)
  })

  it('is of this table only', () => {
    keepSat('table', people(0, 'Ada', 'Bo'))
    expect(lostAt(people(null, 'Ada', 'Bo'), satAt('another'))).toBe(null)
  })

  // Hole: who gave a seat up is told that they have lost it.
  it('is forgotten', () => {
    keepSat('table', people(0, 'Ada', 'Bo'))
    forgetSat('table')
    expect(satAt('table')).toBe(null)
  })

  // Hole: storage that fills up with old tables.
  it('is kept of the last tables', () => {
    for (let table = 0; table < 60; table++) keepSat(String(table), people(0, 'Ada', 'Bo'))
    expect([satAt('9'), satAt('10')]).toEqual([null, { seat: 0, name: 'Ada' }])
  })

  it('is no seat of several at one screen', () => {
    keepSat('table', people(1, 'Cy', 'Ada'))
    expect(lostAt({ ...people(0, 'Bo', 'Ada'), mine: [0, 1] }, satAt('table'))).toBe(null)
  })
})
