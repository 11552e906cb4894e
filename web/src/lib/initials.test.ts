import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it('takes the first letters of two words', () => {
  expect(['Ada', 'ada lovelace', 'Anne-Marie Louise', ' Bo '].map(initialsOf)).toEqual([
    'A',
    'AL',
    'AM',
    'B',
  ])
})

it('leaves an emoji, a flag and a letter with its accents whole', () => {
  // Found: half an emoji is no character, and stood in the field as a box.
  expect(['🦊 Fox', '👩‍👩‍👧 Family', '🇩🇪 Eva', 'e\u0301ric', 'Zoë 🦊'].map(initialsOf)).toEqual([
    '🦊',
    '👩‍👩‍👧',
    '🇩🇪',
    'E\u0301',
    'Z',
  ])
})

it('has nothing to say of an empty name', () => {
  expect(initialsOf('')).toBe('')
})
