import { describe, expect, it } from 'vitest'
import { FACES, portrait } from '../../scripts/faces.ts'

describe('the portraits', () => {
  const drawn = FACES.map((face) => [face, portrait(face)] as const)

  // Hole: two names give the same drawing, so that two players look alike.
  it('are different from each other', () => {
    expect(FACES.length).toBeGreaterThanOrEqual(36)
    expect(new Set(FACES).size).toBe(FACES.length)
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(FACES.length)
  })

  // Hole: a new version of the package adds colours, addresses, scripts, or large drawings.
  it.each(drawn)('%s is a small drawing in ink on paper', (_, svg) => {
    const colours = svg.match(/(?<=(?:fill|stroke)=")[^"]*/g)!
    expect([...new Set(colours)].sort()).toEqual(['#1c2230', '#fff', 'none'])
    expect(svg.length).toBeLessThan(14_000)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|script|style|undefined/)
  })

  // Hole: all moods look the same, because the parts that change are not where they are expected.
  it.each(drawn)('%s has four moods', (_, svg) => {
    const heads = svg.split(/<svg /).slice(2)
    expect(new Set(heads.map((head) => head.replace(/x="\d+"/, ''))).size).toBe(4)
  })
})
