import { expect, it, vi } from 'vitest'

let kept = '{}'
let change: (event: { key: string }) => void = () => {}
vi.stubGlobal('window', {
  addEventListener: (_: string, heard: typeof change) => (change = heard),
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
})
vi.stubGlobal('localStorage', { getItem: () => kept })
const { settings } = await import('./settings.svelte')

// Hole: assigning unchanged values writes them again, so two windows cause each other's writes
// endlessly.
it('takes over only the changed values from another window', () => {
  kept = JSON.stringify({ told: ['a'], name: 'Ada' })
  change({ key: 'clubsuit-settings' })
  const { told } = settings
  expect([settings.name, told]).toEqual(['Ada', ['a']])
  kept = JSON.stringify({ name: 'Bo', told: ['a'] })
  change({ key: 'something-else' })
  expect(settings.name).toBe('Ada')
  change({ key: 'clubsuit-settings' })
  expect(settings.name).toBe('Bo')
  expect(settings.told).toBe(told)
})
