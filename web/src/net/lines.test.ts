import { expect, it } from 'vitest'
import { linesOf } from './lines'

const parts = async (bytes: Uint8Array[], fails = false): Promise<string[]> => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift()
      if (next) controller.enqueue(next)
      else if (fails) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  const found: string[] = []
  for await (const line of linesOf(new Response(body))) found.push(line)
  return found
}

it('reads lines however they are split on the way', async () => {
  // Holes: a part of the response ends within a character; a line arrives in several parts; a part
  // contains several lines.
  const bytes = new TextEncoder().encode('{"a":"♣"}\n{"b":1}\n{"c":2}\n')
  const whole = ['{"a":"♣"}', '{"b":1}', '{"c":2}']
  for (let at = 1; at < bytes.length; at++)
    expect(await parts([bytes.slice(0, at), bytes.slice(at)])).toEqual(whole)
  expect(await parts([...bytes].map((byte) => new Uint8Array([byte])))).toEqual(whole)
})

it('drops a line that is cut off', async () => {
  const bytes = () => [new TextEncoder().encode('{"a":1}\n{"b":')]
  expect(await parts(bytes())).toEqual(['{"a":1}'])
  expect(await parts(bytes(), true)).toEqual(['{"a":1}'])
})
