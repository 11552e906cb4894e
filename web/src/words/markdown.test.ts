import { describe, expect, it } from 'vitest'
import { markdown, type Picture } from './markdown'

const html = (text: string) => markdown(text).join('\n')

it('gives each rule an anchor if its number comes first', () => {
  const text = html('# Rules\n- 52 cards. [CW-1]\n- As in CW-1. [CW-2]')
  expect(text).toContain('<h1>Rules</h1>')
  expect(text).toContain('<li>52 cards. <span class="rule" id="CW-1">CW-1</span></li>')
  expect(text.match(/id="CW-1"/g)).toHaveLength(1)
  expect(text).toContain('id="CW-2"')
})

it('leaves text alone that only looks like emphasis or a rule', () => {
  expect(html('[CW-1][CW-2] a_b_c *d* *e* 2*3*4 [x](/CW-3) [y](#CW-4)')).toBe(
    '<p><span class="rule" id="CW-1">CW-1</span><span class="rule" id="CW-2">CW-2</span>' +
      ' a_b_c <em>d</em> <em>e</em> 2*3*4 <a href="/CW-3">x</a> <a href="#CW-4">y</a></p>',
  )
})

it('renders tables and nested lists', () => {
  expect(html('|a|b|\n|-|-|\n|1|2|')).toContain('<td>1</td><td>2</td>')
  expect(html('- one\n  goes on\n  - two')).toBe(
    '<ul><li>one goes on<ul><li>two</li></ul></li></ul>',
  )
})

it('separates a list from the text before it', () => {
  expect(html('Words:\n- one')).toBe('<p>Words:</p>\n<ul><li>one</li></ul>')
})

it('escapes everything else', () => {
  expect(html('<script>alert(1)</script> [x](javascript:alert)')).not.toMatch(/<script|<a /)
})

describe('a list of cards', () => {
  const drawn = (text: string) => markdown(text).filter((block) => typeof block !== 'string')

  // Hole: a list that only begins with a card, or that contains an invalid card name, is drawn
  // incompletely.
  it('is drawn if each item has cards and text', () => {
    const run: Picture = { cards: ['7C', '15D=8', '9H'], html: 'a <em>run</em>' }
    expect(drawn('- 7C 15D=8 9H: a *run*\n- X ? 10S: others')).toEqual([
      [run, { cards: ['X', '?', '10S'], html: 'others' }],
    ])
  })

  it.each([
    '- 7C: a card\n- no card: words',
    '- 16C: no card',
    '- 7C',
    '- 7C 8: a rank',
    'QD: dame',
  ])('is ordinary text: %s', (text) => {
    expect(drawn(text)).toEqual([])
    expect(html(text)).toContain(text.split(/[-:] ?/).at(-1))
  })

  it('keeps the number of a rule, and escapes the text', () => {
    const [row] = drawn('- QD: five <b>points</b> [RD-4]')
    expect((row as Picture[])[0]!.html).toBe(
      'five &lt;b&gt;points&lt;/b&gt; <span class="rule" id="RD-4">RD-4</span>',
    )
  })
})
