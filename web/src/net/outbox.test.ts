import { describe, expect, it } from 'vitest'
import { Answers, Outbox } from './outbox'

const vote = (agrees: boolean) => ({ type: 'vote', number: 31, agrees }) as const

describe('a message', () => {
  it('stays in the outbox until it is answered, and is sent again under its number', () => {
    const outbox = new Outbox()
    const n = outbox.put(vote(true))
    expect(outbox.take(n)).toEqual({ ...vote(true), n, resent: false })
    expect(outbox.take(n)).toEqual({ ...vote(true), n, resent: true })
    outbox.done(n)
    expect([outbox.take(n), outbox.numbers]).toEqual([null, []])
  })

  // Hole: while a request to take back a decision is on its way, a second tap takes back another
  // decision.
  it('is not sent twice because of a second tap', () => {
    const outbox = new Outbox()
    const n = outbox.put(vote(true))
    expect(outbox.put(vote(true))).toBe(0)
    expect(outbox.put(vote(false))).toBeGreaterThan(n)
    outbox.done(n)
    expect(outbox.put(vote(true))).toBeGreaterThan(n)
  })

  it('keeps its place in the order', () => {
    const outbox = new Outbox()
    const all = [vote(true), vote(false)].map((one) => outbox.put(one))
    expect(outbox.numbers).toEqual(all)
  })
})

describe('a caller that waits for an answer', () => {
  it('gets it once', async () => {
    const answers = new Answers()
    const one = answers.to(1)
    answers.come(1, true)
    answers.come(1, false)
    expect([await one, answers.missing]).toEqual([true, false])
  })

  it('learns when no answer will come', async () => {
    const answers = new Answers()
    const all = [answers.to(1), answers.to(2)]
    answers.end()
    expect(await Promise.all(all)).toEqual([false, false])
  })
})
