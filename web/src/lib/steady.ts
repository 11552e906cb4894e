// What others do changes parts of a view at any time: what stands below stays where it is, so that no
// button moves away from under a finger.

/** Until these milliseconds after a touch or key, a change is what the person has asked for. */
const ASKED = 500

let touched = -ASKED
for (const kind of ['pointerdown', 'keydown', 'click'])
  window.addEventListener(kind, (event) => (touched = event.timeStamp), { capture: true })

/** Keeps what stands below an element in its place when its first child changes: if that grows the page
    is scrolled, and if it shrinks its place stays empty. */
export function steady(element: HTMLElement): () => void {
  let before = element.getBoundingClientRect()
  const observer = new ResizeObserver(() => {
    const now = element.getBoundingClientRect()
    const grown = now.height - before.height
    const asked = performance.now() - touched < ASKED
    if (asked || now.width !== before.width) element.style.minHeight = ''
    else if (grown < 0) element.style.minHeight = `${before.height}px`
    else if (grown > 0 && isSeen(now)) window.scrollBy({ top: grown, behavior: 'instant' })
    before = element.getBoundingClientRect()
  })
  observer.observe(element.firstElementChild!)
  // Browsers that do something like it by themselves would do it twice.
  document.documentElement.style.overflowAnchor = 'none'
  return () => {
    observer.disconnect()
    document.documentElement.style.overflowAnchor = ''
  }
}

/** Whether the person sees what stands below, and is not at something above, like the name. */
function isSeen({ top, bottom }: DOMRect): boolean {
  const active = document.activeElement ?? document.body
  return bottom < window.innerHeight && active.getBoundingClientRect().bottom > top
}
