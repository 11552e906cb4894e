import { expect, test } from 'vitest'
import { placed, type Slot } from './slots'

const shown = (slots: Slot<{ id: string }>[]) =>
  slots.map(({ id, gone }) => (gone ? '' : id)).join()

test('a table keeps its place when others come and go', () => {
  const table = (id: string) => ({ id })
  let slots: Slot<{ id: string }>[] = []
  for (const [listed, places] of [
    ['ab', 'a,b'],
    ['b', ',b'],
    ['cb', 'c,b'],
    ['bd', 'd,b'],
    ['d', 'd'],
    ['', ''],
  ]) {
    slots = placed(slots, [...listed!].map(table))
    expect(shown(slots)).toBe(places)
  }
})
