// Shortens a name to one or two letters, for the round field at a seat.
import { lettersOf } from '../browser/letters'

/**
 * Returns the first letter as readers see it: an emoji, a flag or a letter with its accents stays
 * whole.
 */
function firstLetter(word: string): string {
  const [first = ''] = lettersOf(word)
  return first
}

/**
 * Returns the initials: "Ada Lovelace" becomes AL; an emoji stands alone, because two do not fit.
 */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name
    .trim()
    .split(/[\s-]+/)
    .map(firstLetter)
  const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
  const both = pictures.test(first) || pictures.test(second) ? first : first + second
  return both.toUpperCase()
}
