// Moves the focus to a new view. The button or link that led to it was removed with the view
// before, which would leave the focus nowhere.
import { tick } from 'svelte'

export function arrive(main: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement !== document.body) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  })
}
