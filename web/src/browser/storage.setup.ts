// Storage of the browser for tests of single modules.
import { vi } from 'vitest'

/** Gives the page an empty `localStorage`. instead: methods that differ. */
export function storage(instead: Partial<Storage> = {}): void {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...instead,
  })
}
