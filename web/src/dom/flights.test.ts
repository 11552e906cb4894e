import { expect, it, vi } from 'vitest'
import { land, type Start } from './flights'

// Hole: while the page is hidden, a flying card blocks everything after it until the page is
// visible again. The player gets no notification of their turn, and in honour play all others wait.
it('a flight ends while the page is hidden', async () => {
  let turned = () => {}
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal('document', {
    hidden: true,
    addEventListener: (_: string, heard: () => void) => (turned = heard),
    removeEventListener: () => (turned = () => {}),
  })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const box = { left: 0, top: 0, width: 60, height: 84 } as DOMRect
  const card = { getBoundingClientRect: () => box, animate: () => ({ finished, finish }) }
  const root = { querySelector: () => card } as unknown as Element
  const flight = { card: '9C', from: 'hand:9C', to: 'trick:0:9C', order: 0 }
  const landed = land(root, root, [{ flight, box, copy: null } as Start])
  turned()
  await expect(landed).resolves.toBeUndefined()
})
