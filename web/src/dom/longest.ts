// Fields whose text has a maximum length in code points, as the server counts it. The browser's own
// `maxlength` counts UTF-16 units, and cuts a family or a flag apart.
import { lettersOf } from '../browser/letters'

/** The beginning of a text with at most `most` code points; it ends between two letters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  let length = 0
  for (const letter of lettersOf(text)) {
    length += [...letter].length
    if (length > most) break
    kept += letter
  }
  return kept
}

/** Attachment that cuts the text of a field after each input, composed text once it is complete. */
export function longest(most: number): (field: HTMLInputElement) => () => void {
  return (field) => {
    function shorten(event: Event) {
      if (event instanceof InputEvent && event.isComposing) return
      const text = cut(field.value, most)
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
