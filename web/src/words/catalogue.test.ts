import { describe, expect, it } from 'vitest'
import { listed, say, signed, symbol, tell } from './catalogue'

describe('say', () => {
  it('shows a list as cards, a suit by its name, and a seat by its player', () => {
    const args = { seat: 1, cards: ['9C', 'KD'], who: 'other', count: 2 }
    expect(say('table-log-play', { ...args, cards: symbol('9C') }, ['You', 'Bo'])).toBe(
      'Bo plays ♣9',
    )
    expect(say('must-follow', { cards: ['4D', '7D'], suit: 'D' })).toBe(
      'diamonds were led and you hold ♦4 ♦7, so you must follow suit',
    )
  })

  it('shows the key of a message that no catalogue has', () => {
    expect(say('no-such-message')).toBe('no-such-message')
  })
})

it('capitalises the first letter of a sentence from the server', () => {
  expect(tell({ rule: '', key: 'game-is-over', args: {} })).toBe('The game is over')
})

it('writes points with their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2'])
})

// Hole: a name from right to left changes the order of the words around it.
it('isolates names from right to left', () => {
  const [name, apart] = ['שרה לוי 2', '\u2068שרה לוי 2\u2069']
  expect(say('company-away', { name })).toBe(`${apart} is away.`)
  expect(say('gone-decided-for', { name: 'Zoë 🌞' })).not.toContain('\u2068')
  expect(listed(['Ada', name])).toBe(`Ada and ${apart}`)
})
