// Maps keys to the letters of keyboard shortcuts, on keyboards of any script.

/** Letters and vowel signs of scripts other than Latin, and the full-width letters of East Asia. */
const FOREIGN = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\uff21-\uff3a\uff41-\uff5a])/u
const QUESTION_MARKS = ['?', '؟', '？', '՞']

/**
 * Returns whether a key is for the browser or the system: it has a modifier other than Shift, or
 * is part of a character that is still being composed.
 */
export function isElsewhere(event: KeyboardEvent): boolean {
  return (
    event.isComposing ||
    event.key === 'Process' ||
    event.key === 'Dead' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.getModifierState?.('AltGraph') ?? false)
  )
}

/**
 * Returns the name of a key, letters in lower case; null if the key is not for the page. On Latin
 * layouts (AZERTY, QWERTZ, Dvorak) the name is the letter printed on the key. On other layouts
 * (Russian, Greek, Hebrew, …) the name is the letter in the same place on an American keyboard.
 * Digit keys count as digits even without Shift (French, Czech).
 */
export function keyOf(event: KeyboardEvent): string | null {
  if (isElsewhere(event)) return null
  const { key, code = '' } = event
  if (QUESTION_MARKS.includes(key)) return '?'
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter && FOREIGN.test(key)) return letter.toLowerCase()
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  if (digit && !event.shiftKey && !/^[a-z]$/i.test(key)) return digit
  // "İ" has two characters in lower case.
  return key.length === 1 ? key.toLowerCase().charAt(0) : key
}
