// Which key of the keyboard is meant, whatever letters are printed on it.

/** Letters and vowel signs of scripts other than Latin; full-width letters are typed in those. */
const FOREIGN = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\uff21-\uff3a\uff41-\uff5a])/u
const QUESTION_MARKS = ['?', '؟', '？', '՞']

/** Whether a key belongs to the browser or to the system: it comes with a modifier, or is part of a
    character that is still being composed. Shift is no such modifier. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === 'Process' || event.key === 'Dead') return true
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.getModifierState?.('AltGraph') ?? false)
  )
}

/**
 * The key by its name, letters in lower case; null where the key is not for the page.
 *
 * Latin layouts go by what is printed on the key (AZERTY, QWERTZ, Dvorak). On others (Russian, Greek,
 * Hebrew, …) the key is meant that has the letter on an American keyboard, and so is a digit where
 * digits need Shift (French, Czech).
 */
export function keyOf(event: KeyboardEvent): string | null {
  if (isElsewhere(event)) return null
  const { key, code = '' } = event
  if (QUESTION_MARKS.includes(key)) return '?'
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter && FOREIGN.test(key)) return letter.toLowerCase()
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  if (digit && !event.shiftKey && !/^[a-z]$/i.test(key)) return digit
  // "İ" becomes two characters in lower case.
  return [...key].length === 1 ? key.toLowerCase().charAt(0) : key
}
