import { expect, test } from 'vitest'
import { clean, decoded } from './links'
import { paths } from './links.json'

test.each(paths as [string, string | null][])(
  '%j leads to %j, as it does on the server',
  (path, meant) => {
    expect(clean(path)).toBe(meant)
  },
)

test('a path that is cut within a character is read all the same', () => {
  expect(clean(decoded('/table/Zk3-x_9AbCdEfGh1%E2%80'))).toBe('/table/Zk3-x_9AbCdEfGh1')
  expect(clean(decoded('/table/Zk3-x_9AbCdEfGh1%E2%80%8B'))).toBe('/table/Zk3-x_9AbCdEfGh1')
})
