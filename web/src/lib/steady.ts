// What others do changes parts of a view at any time: what stands below stays where it is, so that no
// button moves away from under a finger.

/** Until these milliseconds after a touch or key, a change is what the person has asked for. */
const ASKED = 500

let touched = -ASKED
for (const kind of ['pointerdown', 'keydown', 'click'])
  window.addEventListener(kind, (event) => (touched = event.timeStamp), { capture: true })

/** Keeps what stands below an element in its place when its content changes: if that grows the page is
    scrolled, and if it shrinks its place stays empty. The view has `overflow-anchor: none`, or browsers
    would do something like it a second time. */
export function steady(element: HTMLElement): () => void {
  let before = element.getBoundingClientRect()
  // Both look before anything is drawn, but only this one before browsers count what has moved.
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

/** Whether the person sees what stands below, and is not at something above, like the name. */
function isSeen({ top, bottom }: DOMRect): boolean {
  const active = document.activeElement ?? document.body
  return bottom < window.innerHeight && active.getBoundingClientRect().bottom > top
}
