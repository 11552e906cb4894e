// Other people can change parts of a view at any time. Everything below such a part must stay in
// place, so that no button moves away from under a finger.

/** Milliseconds after a touch or key during which a change counts as caused by the user. */
const ASKED = 500

let touched = -ASKED
for (const kind of ['pointerdown', 'keydown', 'click'])
  window.addEventListener(kind, (event) => (touched = event.timeStamp), { capture: true })

/**
 * Keeps everything below an element in place when its content changes: if it grows, the page
 * scrolls; if it shrinks, its space stays empty. The view needs `overflow-anchor: none`, because
 * browsers would otherwise scroll a second time.
 */
export function steady(element: HTMLElement): () => void {
  let before = element.getBoundingClientRect()
  // Both observers run before drawing, but only this one runs before browsers measure the layout
  // shift.
  const changes = new MutationObserver(() => {
    const now = element.getBoundingClientRect()
    const grown = now.height - before.height
    if (performance.now() - touched < ASKED) element.style.minHeight = ''
    else if (grown < 0) element.style.minHeight = `${before.height}px`
    else if (grown > 0 && isSeen(now)) window.scrollBy({ top: grown, behavior: 'instant' })
    before = element.getBoundingClientRect()
  })
  const sizes = new ResizeObserver(() => {
    if (element.getBoundingClientRect().width !== before.width) element.style.minHeight = ''
    before = element.getBoundingClientRect()
  })
  changes.observe(element, { childList: true, characterData: true, subtree: true })
  sizes.observe(element.firstElementChild!)
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}

/**
 * Returns whether the content below is visible and the focus is not above it. For example, the
 * focus is above it while the user types into the field for the name.
 */
function isSeen({ top, bottom }: DOMRect): boolean {
  const active = document.activeElement ?? document.body
  return bottom < window.innerHeight && active.getBoundingClientRect().bottom > top
}
