// Animates flights of cards: the one place of their choreography. A card that lies in a new place
// moves there from its old place (with the FLIP technique: first, last, invert, play). Copies in
// their own layer show cards that end where no card is drawn, and backs of cards that turn over.
// Only transforms and opacity change. All boxes are measured before the first change, so that
// nothing is laid out during a flight.
import type { Flight, Place } from '../session/motion'

const DURATION = 240
const STAGGER = 28
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)'
const FALL = 'cubic-bezier(0.5, 0, 0.9, 0.4)'
/** Milliseconds in which a card turns over at the end of its flight, or before it. */
const TURN = 130
/** Additional milliseconds for a captured prize, which is lifted first. */
const LIFT = 400
/** Milliseconds for which an opened chest stands in front of its winner. */
const OPEN = 1500
const OPEN_SCALE = 1.6
/** Milliseconds in which a partner changes sides. */
const JOIN = 400
/** Width of the back of a card that flies between two players. */
const BACK = 34

const find = (root: Element, place: Place) =>
  root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)

const isCard = (place: Place) => place.startsWith('hand:') || place.startsWith('trick:')
/** Returns whether the thing at a place is copied when it flies away; from other places, backs fly. */
const isCopied = (place: Place) => isCard(place) || place.startsWith('bonus:') || place === 'chest'

/** Returns the box of a place; on small screens, the face of a seat has none, but its plate has. */
function boxOf(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect()
  return box.width || !element.parentElement ? box : element.parentElement.getBoundingClientRect()
}

export interface Start {
  flight: Flight
  /** The old place; null if it is not drawn yet, as at the first deal. */
  box: DOMRect | null
  /** A copy of the card at its old place, for a flight to a place where no card is drawn. */
  copy: HTMLElement | null
}

/** A flight with measured places. */
interface Course {
  flight: Flight
  from: DOMRect
  at: DOMRect
  copy: HTMLElement | null
  /** What is drawn at the new place. */
  target: HTMLElement
  /** The card at the new place; null if no card is drawn there. */
  card: HTMLElement | null
  /** Scale at which the card at the new place is as wide as at its old place. */
  scale: number
  delay: number
}

const flying = new Set<Animation>()

/** Records the places of the cards before the page changes. */
export function takeOff(root: Element, flights: Flight[]): Start[] {
  return flights.map((flight) => {
    const from = find(root, flight.from)
    const copy = from && isCopied(flight.from) ? copyOf(from) : null
    return { flight, box: from && boxOf(from), copy }
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
  const courses = starts.flatMap((start) => courseOf(root, start))
  // All copies go together at the end, because the page is laid out when an element is removed.
  const air = document.createElement('div')
  layer.append(air)
  const running = courses.flatMap((course) => animate(air, course))
  running.forEach((animation) => flying.add(animation))
  for (const animation of running) animation.playbackRate = speed
  // A hidden page draws nothing, so an animation there would never end.
  const arrive = () => document.hidden && running.forEach((animation) => animation.finish())
  document.addEventListener('visibilitychange', arrive)
  await Promise.allSettled(running.map((animation) => animation.finished))
  document.removeEventListener('visibilitychange', arrive)
  running.forEach((animation) => flying.delete(animation))
  air.remove()
}

/** Lets all cards arrive at once. */
export function arriveNow(): void {
  flying.forEach((animation) => animation.finish())
}

function courseOf(root: Element, { flight, box, copy }: Start): Course[] {
  const old = box ? null : find(root, flight.from)
  const from = box ?? (old && boxOf(old))
  const target = find(root, flight.to) ?? find(root, 'middle')
  if (!from || !target) return []
  const card = isCard(flight.to) ? target : null
  const scale = Math.min(1.4, Math.max(0.35, from.width / (target.offsetWidth || 1)))
  const delay = (flight.wait ?? 0) + flight.order * STAGGER
  return [{ flight, from, at: boxOf(target), copy, target, card, scale, delay }]
}

function animate(layer: Element, course: Course): Animation[] {
  const { card, copy } = course
  if (course.flight.how === 'chest') return openChest(layer, course)
  if (card && course.flight.how === 'turn') return turnUp(layer, card, course)
  if (card) return [fly(card, course)]
  if (course.flight.how === 'ally') return [join(course)]
  return copy && course.flight.how === 'turn'
    ? turnDown(layer, copy, course)
    : [pass(layer, course)]
}

/**
 * Returns the transform that draws the box `at` with its centre at the centre of the box `from`.
 */
function shift(from: DOMRect, at: DOMRect, scale: number): string {
  const x = from.left + from.width / 2 - (at.left + at.width / 2)
  const y = from.top + from.height / 2 - (at.top + at.height / 2)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** How a card moves on its way, by the force of its play, and in how many milliseconds. */
const WAYS = {
  // Lifted, and put down hard.
  strong: [320, [{ transform: 'translateY(-14px) scale(1.2)', offset: 0.66, easing: FALL }]],
  // Tossed, and slid to its place.
  soft: [360, [{ transform: 'translateY(5px) rotate(-7deg) scale(0.94)', offset: 0.6 }]],
  plain: [DURATION, []],
} as const

function fly(card: HTMLElement, { flight, from, at, scale, delay }: Course): Animation {
  const how = flight.how === 'strong' || flight.how === 'soft' ? flight.how : 'plain'
  const [duration, between] = WAYS[how]
  return card.animate([{ transform: shift(from, at, scale) }, ...between, { transform: 'none' }], {
    duration,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
}

/** Moves the face of a partner, which begins as large as the portrait at the partner's own seat. */
function join({ from, at, target, delay }: Course): Animation {
  const start = shift(from, at, from.width / at.width)
  return target.animate(
    [
      { transform: start, opacity: 0, easing: 'step-end' },
      { transform: start, opacity: 1, offset: 0.01 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: JOIN, delay, easing: EASE, fill: 'backwards' },
  )
}

/** Moves the back of a card to its place, where the card is turned over. */
function turnUp(layer: Element, card: HTMLElement, course: Course): Animation[] {
  const { from, at, scale, delay } = course
  const back = ghostAt(layer, at)
  const flight = DURATION - TURN / 2
  return [
    back.animate(
      [
        { transform: shift(from, at, scale), opacity: course.flight.wait ? 0 : 1, offset: 0 },
        { transform: 'none', opacity: 1, offset: flight / (flight + TURN), easing: 'ease-in' },
        { transform: 'scaleX(0)', opacity: 1, offset: 1 },
      ],
      { duration: flight + TURN, delay, easing: EASE, fill: 'both' },
    ),
    card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: TURN,
      delay: delay + flight + TURN,
      easing: 'ease-out',
      fill: 'backwards',
    }),
  ]
}

/** Turns a copy of a card face down and moves it away. */
function turnDown(layer: Element, copy: HTMLElement, { from, at, delay }: Course): Animation[] {
  const back = ghostAt(layer, from)
  return [
    ghostAt(layer, from, copy).animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: TURN,
      delay,
      easing: 'ease-in',
      fill: 'both',
    }),
    back.animate(
      [
        { transform: 'scaleX(0)', offset: 0 },
        { transform: 'none', offset: 0.3 },
        { transform: shift(at, from, 0.7), offset: 1 },
      ],
      { duration: DURATION + TURN, delay: delay + TURN, easing: EASE, fill: 'both' },
    ),
  ]
}

/** Moves the copy of a card, or a back, to a place where no card is drawn. */
function pass(layer: Element, { flight, from, at, copy, delay }: Course): Animation {
  const width = copy ? from.width : BACK
  const ghost = ghostAt(layer, boxAround(at, width), copy)
  const rises = flight.from === flight.to
  const start = rises ? 'translateY(-70px) scale(1)' : shift(from, at, 1)
  const isPrize = flight.how === 'prize'
  if (isPrize) ghost.style.zIndex = '41' // above the other cards of the trick
  return ghost.animate(
    [
      { transform: start, opacity: rises ? 0 : 1 },
      {
        transform: isPrize ? `${start} translateY(-8px) scale(1.35)` : start,
        opacity: 1,
        offset: isPrize ? 0.4 : rises ? 0.2 : 0,
      },
      { transform: 'scale(0.6)', opacity: 1, offset: 0.85 },
      { transform: 'scale(0.5)', opacity: 0 },
    ],
    { duration: DURATION + (isPrize ? LIFT : rises ? TURN : 0), delay, easing: EASE, fill: 'both' },
  )
}

/** Carries the chest to its winner, opens it, and removes it when its cards have come out. */
function openChest(layer: Element, { from, at, copy }: Course): Animation[] {
  const chest = ghostAt(layer, from, copy)
  // It must not leave the window beside a face at the left edge.
  const left = Math.max(at.left, (from.width * OPEN_SCALE - at.width) / 2)
  const there = shift(new DOMRect(left, at.top, at.width, at.height), from, OPEN_SCALE)
  const lid = chest.querySelector('.lid')
  const opened = { transform: 'translateY(-18%) rotate(-24deg)' }
  return [
    chest.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: there, opacity: 1, offset: 0.24 },
        { transform: there, opacity: 1, offset: 0.9 },
        { transform: there, opacity: 0 },
      ],
      { duration: OPEN, easing: 'ease-in-out', fill: 'both' },
    ),
    ...(lid
      ? [
          lid.animate([{ transform: 'none' }, opened], {
            duration: 180,
            delay: 400,
            easing: EASE,
            fill: 'both',
          }),
        ]
      : []),
  ]
}

/** Returns a box of the width of a card, in the middle of another box. */
function boxAround(box: DOMRect, width: number): DOMRect {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return new DOMRect(x - width / 2, y - width * 0.7, width, width * 1.4)
}

/** Adds a copy of a card, or else the back of one, to the layer. */
function ghostAt(layer: Element, box: DOMRect, copy: HTMLElement | null = null): HTMLElement {
  const ghost = copy ?? document.createElement('div')
  ghost.classList.add('ghost')
  ghost.classList.toggle('card-back', !copy)
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed', // whatever the copied element has
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
  })
  layer.append(ghost)
  return ghost
}

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-place')
  for (const node of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-testid', 'tabindex']) node.removeAttribute(name)
  }
  return copy
}
