import { expect, it, vi } from 'vitest'
import type { Flight } from '../session/motion'
import { land, type Start } from './flights'

// Hole: while the page is hidden, a flying card blocks everything after it until the page is
// visible again. The player gets no notification of their turn, and in honour play all others wait.
it('a flight ends while the page is hidden', async () => {
  let turned = () => {}
  vi.stubGlobal('CSS', { escape: String })
  const air = { append: () => {}, remove: () => {} }
  vi.stubGlobal('document', {
    hidden: true,
    createElement: () => air,
    addEventListener: (_: string, heard: () => void) => (turned = heard),
    removeEventListener: () => (turned = () => {}),
  })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const box = { left: 0, top: 0, width: 60, height: 84 } as DOMRect
  const animate = () => ({ finished, finish })
  const card = { ...air, getBoundingClientRect: () => box, animate }
  const root = { ...air, querySelector: () => card } as unknown as Element
  const flight = { card: '9C', from: 'hand:9C', to: 'trick:0:9C', order: 0 }
  const landed = land(root, root, [{ flight, box, copy: null } as Start])
  turned()
  await expect(landed).resolves.toBeUndefined()
})

// Hole: a flight animates a property that the browser has to lay out or paint in each frame.
it.each<Partial<Flight>>([
  { to: 'trick:0:9C' },
  { to: 'trick:0:9C', how: 'strong' },
  { to: 'trick:0:9C', how: 'soft' },
  { to: 'hand:9C', how: 'turn' },
  { to: 'middle', how: 'turn' },
  { to: 'pile:1' },
  { to: 'pile:1', how: 'prize' },
  { from: 'seat:1', to: 'seat:1' },
  { from: 'chest', to: 'seat:1', how: 'chest' },
  { from: 'seat:2', to: 'ally:1', how: 'ally' },
])('animates only transforms and opacity: %j', async (flight) => {
  const frames: Keyframe[] = []
  const box = { left: 0, top: 0, width: 60, height: 84 } as DOMRect
  const element = (): HTMLElement =>
    ({
      animate: (some: Keyframe[]) => (frames.push(...some), { finished: Promise.resolve() }),
      append: () => {},
      classList: { add: () => {}, toggle: () => {} },
      getBoundingClientRect: () => box,
      querySelector: element,
      remove: () => {},
      setAttribute: () => {},
      style: {},
    }) as unknown as HTMLElement
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal('DOMRect', vi.fn())
  vi.stubGlobal('document', {
    createElement: element,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  const whole = { card: '9C', from: 'hand:9C', order: 0, ...flight } as Flight
  await land(element(), element(), [{ flight: whole, box, copy: element() }])
  const keys = new Set(frames.flatMap((frame) => Object.keys(frame)))
  expect(frames.length).toBeGreaterThan(1)
  expect([...keys].filter((key) => !['offset', 'easing'].includes(key)).sort()).toEqual(
    keys.has('opacity') ? ['opacity', 'transform'] : ['transform'],
  )
})
