// Fields whose text has a limit, counted as the server counts it: by code points. The browsers'
// own `maxlength` counts halves of an emoji, and cuts a family or a flag apart.

/** A letter or an emoji with all that belongs to it. */
const LETTER = /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d.)*/gsu

/** The beginning of a text with at most this many code points; it ends between two letters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  let length = 0
  for (const [letter] of text.matchAll(LETTER)) {
    length += [...letter].length
    if (length > most) break
    kept += letter
  }
  return kept
}

/** Keeps the text of a field to this length, also while it is pasted or composed. */
export function longest(most: number): (field: HTMLInputElement) => () => void {
  return (field) => {
    function shorten(event: Event) {
      const composing = event instanceof InputEvent && event.isComposing
      const text = composing ? field.value : cut(field.value, most)
      if (text === field.value) return
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const events = ['input', 'compositionend'] as const
    for (const name of events) field.addEventListener(name, shorten)
    return () => {
      for (const name of events) field.removeEventListener(name, shorten)
    }
  }
}
