// A stand-in for browser storage in unit tests.
import { vi } from 'vitest'

/** Gives the page an empty `localStorage`; `instead` replaces single methods. */
export function storage(instead: Partial<Storage> = {}): void {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...instead,
  })
}
