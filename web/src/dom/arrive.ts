// The button or link that led to a view is gone with the view before: the new one gets the
// focus, so that it does not fall out of the page.
import { tick } from 'svelte'

export function arrive(main: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement !== document.body) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  })
}
