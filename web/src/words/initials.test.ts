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

it('keeps an emoji, a flag and a letter with its accents whole', () => {
  // Bug: an emoji was cut in half, and the half appeared as a box.
  expect(['🦊 Fox', '👩‍👩‍👧 Family', '🇩🇪 Eva', 'e\u0301ric', 'Zoë 🦊'].map(initialsOf)).toEqual([
    '🦊',
    '👩‍👩‍👧',
    '🇩🇪',
    'E\u0301',
    'Z',
  ])
})

it('is empty for an empty name', () => {
  expect(initialsOf('')).toBe('')
})

it('splits letters like Intl.Segmenter, which older browsers lack', () => {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const names = [
    'Ada',
    'éric',
    'e\u0301\u0323ric',
    '한',
    'م\u200cی',
    'नमस्ते',
    'क्षमा',
    'র‍্যাব',
    'ไทย',
    'กำ',
    'אָדָם',
    'مُحمد',
  ]
  names.push('👍🏽x', '🏴󠁧󠁢󠁳󠁣󠁴󠁿x', '1️⃣x', '❤️x', '❤x', '🧑‍🚀x', '👩🏽‍❤️‍👨🏿x', '🇩🇪🇫🇷', '𝔄da', '🇩', '\u0301x', '3x')
  for (const name of names) {
    const [whole] = segments.segment(name)
    expect([name, initialsOf(name)]).toEqual([name, whole!.segment.toUpperCase()])
  }
})
