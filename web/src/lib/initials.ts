// A name in one or two letters, for the round field at a seat.

// Firefox has had Intl.Segmenter since 125. This knows what stands in names: flags, emoji that are
// joined, with a tone or tags, and letters with their marks, which a virama joins to the next letter.
const PICTURE = String.raw`\p{Extended_Pictographic}[\p{EMod}\ufe0f\u{e0020}-\u{e007f}]*`
const LETTER = new RegExp(
  String.raw`^(?:\p{RI}{2}|${PICTURE}(?:\u200d${PICTURE})*|[#*\d]\ufe0f?\u20e3` +
    String.raw`|[^\p{M}](?:[\p{M}\u200c\u200d]*[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L})*[\p{M}\u200d\u0e33\u0eb3]*|[^])`,
  'u',
)

/** The first letter as people see it: an emoji, a flag or a letter with its accents is whole. */
const firstLetter = (word: string): string => LETTER.exec(word)?.[0] ?? ''

/** "Ada Lovelace" is AL; a picture stands alone, for two do not fit. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name
    .trim()
    .split(/[\s-]+/)
    .map(firstLetter)
  const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
  const both = pictures.test(first) || pictures.test(second) ? first : first + second
  return both.toUpperCase()
}
