// Limits the text of fields to a number of code points, which is how the server counts. The
// browser's own `maxlength` counts UTF-16 units, and splits a family emoji or a flag.
import { lettersOf } from '../browser/letters'

/**
 * Returns the longest beginning of a text that has at most `most` code points and splits no letter.
 */
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

/**
 * Svelte attachment that shortens the text of a field after each input. Text that is being composed
 * is shortened once it is complete.
 */
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
