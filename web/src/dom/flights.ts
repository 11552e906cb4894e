// Animates flights of cards. A card that lies in a new place moves there from its old place (with
// the FLIP technique: first, last, invert, play). A card that ends face down on a pile is shown as
// a temporary copy. Only transforms and opacity change, so that nothing is laid out again.
import type { Flight, Place } from '../session/motion'

const DURATION = 240
const STAGGER = 28
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)'

const find = (root: Element, place: Place) =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)

const isCard = (place: Place) => place.startsWith('hand:') || place.startsWith('trick:')

export interface Start {
  flight: Flight
  box: DOMRect
  /** A copy of the card at its old place, for a flight to a place where no card is drawn. */
  copy: HTMLElement | null
}

/** Records the places of the cards before the page changes. */
export function takeOff(root: Element, flights: Flight[]): Start[] {
  return flights.flatMap((flight) => {
    const from = find(root, flight.from)
    if (!from) return []
    const drawn = isCard(flight.from) ? from : null
    return [{ flight, box: from.getBoundingClientRect(), copy: drawn && copyOf(drawn) }]
  })
}

/**
 * Moves the cards after the page has changed; resolves when the last one has arrived. With a speed
 * of 2, flights take half as long.
 */
export async function land(
  root: Element,
  layer: Element,
  starts: Start[],
  speed = 1,
): Promise<void> {
  const running = starts.flatMap((start) => {
    const target = find(root, start.flight.to)
    if (!target) return []
    const delay = start.flight.order * STAGGER
    if (isCard(start.flight.to)) return [fly(target, start.box, delay)]
    return [pass(layer, start, target.getBoundingClientRect(), delay)]
  })
  for (const animation of running) animation.playbackRate = speed
  // A hidden page draws nothing, so an animation there would never end.
  const arrive = () => document.hidden && running.forEach((animation) => animation.finish())
  document.addEventListener('visibilitychange', arrive)
  await Promise.allSettled(running.map((animation) => animation.finished))
  document.removeEventListener('visibilitychange', arrive)
}

/**
 * Returns the transform that draws the box `at` with its centre at the centre of the box `from`.
 */
function shift(from: DOMRect, at: DOMRect, scale: number): string {
  const x = from.left + from.width / 2 - (at.left + at.width / 2)
  const y = from.top + from.height / 2 - (at.top + at.height / 2)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function fly(card: HTMLElement, from: DOMRect, delay: number): Animation {
  const at = card.getBoundingClientRect()
  const scale = Math.min(1.4, Math.max(0.35, from.width / (card.offsetWidth || 1)))
  return card.animate([{ transform: shift(from, at, scale) }, { transform: 'none' }], {
    duration: DURATION,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
}

function pass(layer: Element, start: Start, to: DOMRect, delay: number): Animation {
  const ghost = start.copy ?? document.createElement('div')
  const width = start.copy ? start.box.width : 34
  ghost.classList.add('ghost')
  ghost.classList.toggle('card-back', !start.copy)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    left: `${to.left + to.width / 2 - width / 2}px`,
    top: `${to.top + to.height / 2 - width * 0.7}px`,
    width: `${width}px`,
  })
  layer.append(ghost)
  const at = ghost.getBoundingClientRect()
  const animation = ghost.animate(
    [
      { transform: shift(start.box, at, 1), opacity: 1 },
      { transform: 'scale(0.6)', opacity: 1, offset: 0.85 },
      { transform: 'scale(0.5)', opacity: 0 },
    ],
    { duration: DURATION, delay, easing: EASE, fill: 'both' },
  )
  animation.onfinish = animation.oncancel = () => ghost.remove()
  return animation
}

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-place')
  for (const node of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-testid', 'tabindex']) node.removeAttribute(name)
  }
  return copy
}
