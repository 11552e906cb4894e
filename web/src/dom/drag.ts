// Dragging a card of the hand to the table with a mouse, a pen or a finger.

/** Pixels by which a pointer moves before a press becomes a drag. */
const SLACK = 8

export interface Drag {
  /** Returns the card of an element that can be dragged now; null if there is none. */
  cardAt(element: Element): { card: string; slot: HTMLElement } | null
  /** Returns whether a card that is dropped at this point is played. */
  isOver(x: number, y: number): boolean
  /** Reports the card that is being dragged, and whether it would be played here; null at the end. */
  onmove(card: string | null, isOver: boolean): void
  ondrop(card: string): void
}

/** Svelte attachment for the element around the cards. */
export function draggable({ cardAt, isOver, onmove, ondrop }: Drag) {
  return (box: HTMLElement): (() => void) => {
    let end = () => {}

    function begin(down: PointerEvent) {
      const found = down.isPrimary && down.button === 0 && cardAt(down.target as Element)
      if (!found) return
      end()
      const { card, slot } = found
      let isMoving = false

      function move(event: PointerEvent) {
        if (event.pointerId !== down.pointerId) return
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
        isMoving ||= Math.hypot(x, y) > SLACK
        if (!isMoving) return
        slot.style.translate = `${x}px ${y}px`
        onmove(card, isOver(event.clientX, event.clientY))
      }

      function up(event: PointerEvent) {
        if (event.pointerId !== down.pointerId) return
        const isPlayed = isMoving && slot.isConnected && isOver(event.clientX, event.clientY)
        if (isMoving) skipClick()
        // The card flies on from the place where it was dropped.
        if (isPlayed && event.type === 'pointerup') ondrop(card)
        end()
      }

      end = () => {
        slot.style.translate = ''
        if (isMoving) onmove(null, false)
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', up)
        end = () => {}
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', up)
    }

    box.addEventListener('pointerdown', begin)
    return () => {
      end()
      box.removeEventListener('pointerdown', begin)
    }
  }
}

/** Ignores the click that browsers report at the end of a drag. */
function skipClick() {
  const skip = (event: Event) => (event.stopPropagation(), event.preventDefault())
  window.addEventListener('click', skip, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', skip, { capture: true }))
}
