/** Returns whether this browser can keep the screen on; it allows that only over https. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen on while the page is visible; returns a function that ends this. Browsers release
 * the lock of a hidden page, so a page that is visible again asks for a new one.
 */
export function stayAwake(): () => void {
  const { wakeLock } = navigator as Partial<Navigator> // the oldest browsers have none
  let lock: WakeLockSentinel | undefined
  let isOver = false
  async function ask() {
    if (document.hidden || !wakeLock) return
    try {
      const granted = await wakeLock.request('screen')
      if (isOver) await granted.release()
      else lock = granted
    } catch {
      // The browser refuses, for example because the battery is low: the screen goes off as usual.
    }
  }
  const listener = () => void ask()
  document.addEventListener('visibilitychange', listener)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', listener)
    void lock?.release()
  }
}
