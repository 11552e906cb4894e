import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Heartbeat } from './heartbeat'

const page = { hidden: false }
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** Opens a connection whose server answers pings, unless `answers` is false. */
function line(answers = true) {
  const done: string[] = []
  const heart: Heartbeat = new Heartbeat({
    ping: () => {
      done.push('ping')
      if (state.answers) heart.heard(true)
    },
    dead: () => (done.push('dead'), heart.end()),
  })
  const state = { answers, done, heart }
  heart.begin()
  heart.opened()
  return state
}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
})

describe('a connection is given up', () => {
  // Bug: after 90 seconds in a tunnel the page still showed the player's turn.
  it('within 15 seconds after it has died', () => {
    const state = line()
    pass(64.9)
    state.answers = false
    pass(13)
    expect(state.done.at(-1)).toBe('dead')
  })

  it('if it never opens', () => {
    const done: string[] = []
    new Heartbeat({ ping: () => {}, dead: () => void done.push('dead') }).begin()
    pass(7.9)
    expect(done).toEqual([])
    pass(0.2)
    expect(done).toEqual(['dead'])
  })

  it('8 seconds after an unanswered decision, even if messages of others arrive', () => {
    const state = line()
    state.answers = false
    state.heart.sent()
    for (let second = 0; second < 7; second++) {
      pass(1)
      state.heart.heard(false)
    }
    expect(state.done).not.toContain('dead')
    pass(1.1)
    expect(state.done.at(-1)).toBe('dead')
  })

  it('4 seconds after the network has changed', () => {
    const state = line()
    state.answers = false
    state.heart.check()
    pass(4)
    expect(state.done.at(-1)).toBe('dead')
  })
})

describe('a connection is kept', () => {
  it('without pings as long as anything arrives', () => {
    const state = line()
    state.answers = false
    for (let second = 0; second < 60; second++) {
      pass(1)
      state.heart.heard(false)
    }
    expect(state.done).not.toContain('dead')
    expect(state.done).toEqual(['ping'])
  })

  it('while the page is hidden; afterwards it is checked', () => {
    const state = line()
    state.answers = false
    page.hidden = true
    pass(600)
    expect(state.done).toEqual(['ping'])
    page.hidden = false
    state.heart.check()
    pass(4)
    expect(state.done).toEqual(['ping', 'ping', 'dead'])
  })

  // After a page has slept, messages may still wait to be read.
  it('until it has been checked again, if the page has slept', () => {
    const state = line()
    state.answers = false
    state.heart.check()
    vi.setSystemTime(Date.now() + 3_600_000)
    state.answers = true
    pass(4)
    expect(state.done).not.toContain('dead')
  })

  // On a slow connection, a whole view can take longer than the time limit for an answer.
  it('for longer if nothing arrived on the connections before', () => {
    const done: string[] = []
    const heart = new Heartbeat({ ping: () => {}, dead: () => void done.push('dead') })
    for (const seconds of [8, 8, 16, 32, 32]) {
      heart.begin()
      pass(seconds - 0.1)
      const before = done.length
      pass(0.2)
      expect(done.length).toBe(before + 1)
    }
  })
})
