import { expect, it } from 'vitest'
import { markdown } from './markdown'

it('gives each rule an anchor, once', () => {
  const html = markdown('# Rules\n\n- **CW-1** 52 cards.\n- **CW-2** As in CW-1.\n\nCW-1 again.')
  expect(html).toContain('<h1>Rules</h1>')
  expect(html).toContain('<li id="CW-1"><strong>CW-1</strong> 52 cards.</li>')
  expect(html.match(/id="CW-1"/g)).toHaveLength(1)
})

it('renders tables and nested lists', () => {
  expect(markdown('|a|b|\n|-|-|\n|1|2|')).toContain('<td>1</td><td>2</td>')
  expect(markdown('- one\n  - two')).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>')
})

it('escapes whatever else it is given', () => {
  expect(markdown('<script>alert(1)</script> [x](javascript:alert)')).not.toMatch(/<script|<a /)
})
