/**
 * Shows a badge on the icon of the installed page, or removes it. Browsers without badges do
 * nothing.
 */
export function setBadge(on: boolean): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>
  const change = on ? setAppBadge : clearAppBadge
  change?.call(navigator).catch(() => {}) // the browser does not allow it: there is no badge
}
