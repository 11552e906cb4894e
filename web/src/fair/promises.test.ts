import { describe, expect, it } from 'vitest'
import type { Kept } from './kept'
import { areThose, held, mayBe, promiseOf } from './promises'

const ADA = '0'.repeat(64)
const BO = '1'.repeat(64)
const CY = '2'.repeat(64)
const kept = (...promised: string[]): Kept => ({
  commitment: '',
  string: ADA,
  hands: {},
  promises: promised.map((string) => string && promiseOf(string)),
})

describe('strings of several players', () => {
  // Hole: a promise hashes other bytes than other programs do.
  it('are promised in the same way as by the server', () => {
    expect(promiseOf(ADA)).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55')
  })

  // Holes: a player chooses a string after seeing the others; a string is left out, added or
  // exchanged.
  it.each([
    ['as promised', [ADA, BO, ''], [ADA, BO, ''], true, 0],
    ['another player’s string exchanged', [ADA, CY, ''], [ADA, BO, ''], false, 0],
    ['the own string exchanged', [CY, BO, ''], [ADA, BO, ''], false, 0],
    ['a string left out', [ADA, '', ''], [ADA, BO, ''], false, 0],
    ['a string added', [ADA, BO, CY], [ADA, BO, ''], false, 0],
    ['two strings swapped', [BO, ADA, ''], [ADA, BO, ''], false, 0],
    ['a string that never arrived', [ADA, promiseOf(BO), ''], [ADA, BO, ''], true, 1],
    ['a promise of another player', [ADA, promiseOf(CY), ''], [ADA, BO, ''], false, 0],
    ['the own string never promised', [CY, BO, ''], [CY, BO, ''], false, 0],
    ['alone', [ADA, '', ''], ['', '', ''], true, 0],
    ['alone, with another string added', [ADA, BO, ''], ['', '', ''], false, 0],
    ['alone, the string exchanged', [BO, '', ''], ['', '', ''], false, 0],
  ])('%s', (_, strings, promised, good, late) => {
    expect(held(strings, kept(...promised))).toEqual({ good, late })
  })

  it.each([
    [[ADA, '', BO], 3, true],
    [['', '', ''], 3, false],
    [[ADA, 'x', ''], 3, false],
    [[ADA, ''], 3, false],
  ])('may be %s at %s seats: %s', (strings, seats, good) => {
    expect(mayBe(strings, seats)).toBe(good)
  })

  // Hole: a player who sat down later trusts a record that contradicts itself.
  it('match the promises in the record', () => {
    const promises = [promiseOf(ADA), promiseOf(BO), '']
    expect(areThose([ADA, BO, ''], promises)).toBe(true)
    expect(areThose([ADA, promiseOf(BO), ''], promises)).toBe(true)
    expect(areThose([ADA, CY, ''], promises)).toBe(false)
    expect(areThose([ADA, BO, CY], promises)).toBe(false)
  })
})
