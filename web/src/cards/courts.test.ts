import { describe, expect, it } from 'vitest'
import { pictures } from '../../scripts/courts.ts'

describe('the pictures of the court cards', () => {
  const drawn = pictures()

  it('are thirteen different ones', () => {
    expect(new Set(drawn.map(([card]) => card)).size).toBe(13)
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(13)
  })

  // Hole: a new version of the package has other colours, which the page's inks do not replace.
  it.each(drawn)('%s is printed in the inks of the page', (_, svg) => {
    const colours = svg.match(/(?<=(?:fill|stroke)=")[^"]*/g)!
    expect(new Set(colours.filter((colour) => colour !== 'none')).size).toBeLessThanOrEqual(5)
    expect(svg).not.toMatch(/="(red|#44F|#FC4|#000|#fff)"/)
  })

  it.each(drawn)('%s shows a figure without pips and frame', (_, svg) => {
    expect(svg.match(/<use /g)!.length).toBeGreaterThanOrEqual(10)
    expect(svg).not.toContain('undefined')
  })
})
