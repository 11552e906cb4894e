import { describe, expect, it } from 'vitest'
import { asQuery, fromQuery, unusual } from './options'

const USUAL = { players: 4, target: null, wild_15s: false, lead: 'exchanger', points: [3, 2] }

describe('options in an address', () => {
  // Hole: the printed card shows other rules than the table from which it was opened.
  it('are read as they were written', () => {
    const chosen = { players: 6, target: 70, wild_15s: true, lead: 'left', points: [1, 1] }
    expect(fromQuery(`?${asQuery(chosen)}`, USUAL)).toEqual(chosen)
  })

  // Hole: an address that was typed or cut short leads to an empty page.
  it.each(['', '?wild_15s=', '?players={', '?unknown=1', '?target=null'])(
    'are the defaults for the query "%s"',
    (query) => {
      expect(fromQuery(query, USUAL)).toEqual(USUAL)
    },
  )

  it('are named if they were chosen', () => {
    expect(unusual({ ...USUAL, target: 50, points: [3, 2], players: 5 }, USUAL)).toEqual({
      players: 5,
    })
  })
})
