// Moves the focus to a new view. The button or link that led to this view was removed with the
// previous view, so the focus would be lost.
import { tick } from 'svelte'

export function arrive(main: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement !== document.body) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  })
}
