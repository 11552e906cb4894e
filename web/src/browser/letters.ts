// Splits text into letters as readers see them. Newer browsers have Intl.Segmenter for this
// (Firefox since 125).

/** An emoji with its skin tone, style or tags. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\p{EMod}\p{M}\u{e0020}-\u{e007f}]*`
/**
 * Further consonants of a letter in a script of India; a virama joins each to the one before it.
 */
const JOINED = String.raw`(?:[\p{M}\u200c\u200d]*[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L})*`
/** Combining marks of a letter, including two vowels that Thai and Lao write like letters. */
const MARKS = String.raw`[\p{M}\u0e33\u0eb3\u200c\u200d]*`
const LETTER = new RegExp(
  String.raw`\p{RI}{2}|${PICTURE}(?:\u200d${PICTURE})*|[^\p{M}]${JOINED}${MARKS}|[^]`,
  'gu',
)

/**
 * Splits a text into letters. A flag, an emoji, or a letter with its marks counts as one letter.
 */
export function* lettersOf(text: string): Generator<string> {
  for (const [letter] of text.matchAll(LETTER)) yield letter
}
