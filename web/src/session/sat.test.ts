import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSat, keepSat, lostAt, satAt } from './sat'
import { storage } from '../browser/storage.setup'
import type { People } from '../net/wire'

/** Builds the people at a table: names, "" for a bot, and the user's own seat. */
const people = (seat: number | null, ...names: string[]) =>
  ({
    seat,
    mine: seat === null ? [] : [seat],
    seats: names.map((name) => ({ name: name || 'Clea', person: name !== '' })),
  }) as unknown as People

beforeEach(() => storage())

describe('a lost seat', () => {
  // Bug: a browser that had lost its cookie watched its own hand without any notice.
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

  it('is reported at its own table only', () => {
    keepSat('table', people(0, 'Ada', 'Bo'))
    expect(lostAt(people(null, 'Ada', 'Bo'), satAt('another'))).toBe(null)
  })

  // Hole: players who left their seat are told that they lost it.
  it('is not reported after the player has left it', () => {
    keepSat('table', people(0, 'Ada', 'Bo'))
    forgetSat('table')
    expect(satAt('table')).toBe(null)
  })

  // Hole: old tables fill up the storage.
  it('is stored for the most recent tables only', () => {
    for (let table = 0; table < 60; table++) keepSat(String(table), people(0, 'Ada', 'Bo'))
    expect([satAt('9'), satAt('10')]).toEqual([null, { seat: 0, name: 'Ada' }])
  })

  it('is not reported if the user still plays it at a shared screen', () => {
    keepSat('table', people(1, 'Cy', 'Ada'))
    expect(lostAt({ ...people(0, 'Bo', 'Ada'), mine: [0, 1] }, satAt('table'))).toBe(null)
  })
})
