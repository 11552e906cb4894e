import { expect, it } from 'vitest'
import { markdown } from './markdown'

it('gives each rule an anchor, where it stands first', () => {
  const html = markdown('# Rules\n- 52 cards. [CW-1]\n- As in CW-1. [CW-2]')
  expect(html).toContain('<h1>Rules</h1>')
  expect(html).toContain('<li>52 cards. <span class="rule" id="CW-1">CW-1</span></li>')
  expect(html.match(/id="CW-1"/g)).toHaveLength(1)
  expect(html).toContain('id="CW-2"')
})

it('renders tables and nested lists', () => {
  expect(markdown('|a|b|\n|-|-|\n|1|2|')).toContain('<td>1</td><td>2</td>')
  expect(markdown('- one\n  goes on\n  - two')).toBe(
    '<ul><li>one goes on<ul><li>two</li></ul></li></ul>',
  )
})

it('sets off a list from the words before it', () => {
  expect(markdown('Words:\n- one')).toBe('<p>Words:</p>\n<ul><li>one</li></ul>')
})

it('escapes whatever else it is given', () => {
  expect(markdown('<script>alert(1)</script> [x](javascript:alert)')).not.toMatch(/<script|<a /)
})
