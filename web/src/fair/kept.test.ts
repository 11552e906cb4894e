import { afterEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../browser/storage.setup'
import type { View } from '../net/wire'
import { keepCommitment, keepHand, keepPromises, keptOf } from './kept'

const view = (hand_number: number, hand: string[], log: unknown[] = [], seat = 0) =>
  ({
    game: 'free-clubs',
    hand_number,
    seat,
    hand,
    log,
    table: { kind: 'free-clubs', auction: ['X'] },
  }) as unknown as View

afterEach(() => vi.unstubAllGlobals())

describe('a browser stores', () => {
  it('the first commitment, and one string for all windows', () => {
    storage()
    const string = keepCommitment('a', 'first')
    expect(string).toMatch(/^[0-9a-f]{64}$/)
    expect(keepCommitment('a', 'second')).toBe(string)
    expect(keptOf('a')).toEqual({ commitment: 'first', string, hands: {} })
    expect(keepCommitment('b', 'first')).not.toBe(string)
  })

  it('each hand as it was dealt', () => {
    storage()
    keepHand('a', view(1, ['9C'])) // nothing is stored of this table
    expect(keptOf('c')).toBeNull()
    keepCommitment('c', 'first')
    keepHand('c', view(1, ['9C', 'AD']))
    keepHand('c', view(1, ['2C']))
    keepHand('c', view(2, ['3C'], [{}])) // cards have already moved
    keepHand('c', view(3, ['4C']))
    expect(keptOf('c')?.hands).toEqual({ 1: ['9C', 'AD', 'X'], 3: ['4C', 'X'] })
  })

  // Holes: a hand is stored for a spectator, who has none; after a change of seats, earlier hands
  // are looked up under the new seat.
  it('the seat of the player', () => {
    storage()
    keepCommitment('d', 'first')
    keepHand('d', view(1, ['9C'], [], 2))
    keepHand('d', view(2, [], [], -1))
    keepHand('d', view(3, ['4C'], [], 1))
    expect(keptOf('d')?.seats).toEqual({ 1: 2, 3: 1 })
    expect(keptOf('d')?.hands).not.toHaveProperty('2')
  })

  // Hole: promises are exchanged once the strings are known.
  it('the promises that came first', () => {
    storage()
    keepPromises('e', ['x', '']) // nothing is stored of this table
    expect(keptOf('e')).toBeNull()
    keepCommitment('e', 'first')
    keepPromises('e', ['x', ''])
    keepPromises('e', ['y', ''])
    expect(keptOf('e')?.promises).toEqual(['x', ''])
  })

  it('only the most recent tables', () => {
    storage()
    for (let i = 0; i < 103; i++) keepCommitment(`t${i}`, 'first')
    const kept = JSON.parse(localStorage.getItem('clubsuit-fair')!) as Record<string, unknown>
    expect(Object.keys(kept)).toHaveLength(100)
    expect(kept).toHaveProperty('t102')
    expect(kept).not.toHaveProperty('t2')
  })

  // Bug: entries that were stored before the storage was full hid all later entries.
  it('in memory once the storage is full', () => {
    storage()
    keepCommitment('f', 'first')
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem.bind(localStorage),
      setItem: () => {
        throw new Error()
      },
    })
    keepPromises('f', ['x', ''])
    expect(keptOf('f')?.promises).toEqual(['x', ''])
  })

  it.each([
    [
      'forbidden',
      {
        getItem: () => {
          throw new Error()
        },
      },
    ],
    [
      'full',
      {
        setItem: () => {
          throw new Error()
        },
      },
    ],
    ['damaged', { getItem: () => 'null' }],
    ['more damaged', { getItem: () => '{' }],
  ])('data in memory if storage is %s', (name, broken: Partial<Storage>) => {
    storage(broken)
    const string = keepCommitment(name, 'first')
    expect(keepCommitment(name, 'second')).toBe(string)
    expect(keptOf(name)?.commitment).toBe('first')
  })
})
