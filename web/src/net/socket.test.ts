import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_WITHIN, CHECKED_WITHIN, PING_AFTER } from './heartbeat'
import { TableSocket, type Handlers } from './socket'

vi.mock('../fair/kept', () => ({
  keepHand: () => {},
  keepCommitment: () => '',
  keepPromises: () => {},
}))

type Sent = Record<string, unknown>

/** A WebSocket that opens, answers and closes on command. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last() {
    return FakeSocket.all.at(-1)!
  }
  readyState = 0
  sent: Sent[] = []
  onopen = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent)
  }
  /** The other side never answers, so the socket stays in this state. */
  close() {
    this.readyState = 2
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  end(code: number) {
    this.readyState = 3
    this.onclose({ code })
  }
  /** All messages that were sent, except pings. */
  get said() {
    return this.sent.filter(({ type }) => type !== 'ping')
  }
}

let network: EventTarget
let page: EventTarget & { hidden: boolean }
const pass = (time: number) => vi.advanceTimersByTime(time)

function sit() {
  const done: number[] = []
  const lines: string[] = []
  const nothing = () => {}
  const handlers: Handlers = {
    view: nothing,
    gathering: nothing,
    refused: nothing,
    done: (n) => void done.push(n),
    remark: nothing,
    chat: nothing,
    spectators: nothing,
    absent: nothing,
    clocks: nothing,
    warming: nothing,
    connection: (state, code) => void lines.push(code === undefined ? state : `${state} ${code}`),
  }
  const wire = new TableSocket('some table', handlers)
  FakeSocket.last.open()
  return { wire, done, lines }
}

/** Lets the connection die silently and opens another one. */
function lose() {
  pass(PING_AFTER + ANSWER_WITHIN)
  pass(300)
  FakeSocket.last.open()
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  network = new EventTarget()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('navigator', {})
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval }
  vi.stubGlobal('window', Object.assign(network, timers))
})

describe('after a connection has died', () => {
  it('a decision is sent again under its number until it is answered', () => {
    const { wire, done } = sit()
    const n = wire.act(14, 'play 9C')
    const message = { type: 'act', ply: 14, action: 'play 9C', n }
    expect(FakeSocket.last.said).toEqual([{ ...message, resent: false }])
    lose()
    expect(FakeSocket.last.said).toEqual([{ ...message, resent: true }])
    FakeSocket.last.say({ type: 'done', n })
    expect(done).toEqual([n])
    lose()
    expect(FakeSocket.last.said).toEqual([])
  })

  // Bug: questions stayed unanswered, and a button that waits for an answer stayed busy forever.
  it('questions are asked again', async () => {
    const { wire } = sit()
    const asked = [wire.ask('match', ['9C']), wire.ask('why', ['KC']), wire.hint()]
    lose()
    expect(FakeSocket.last.said.map(({ type }) => type)).toEqual(['match', 'why', 'hint'])
    for (const { id } of FakeSocket.last.said) FakeSocket.last.say({ type: 'matches', id, ok: id })
    expect((await Promise.all(asked)).length).toBe(3)
    lose()
    expect(FakeSocket.last.said).toEqual([])
  })

  it('cards with several meanings still get their answer', () => {
    const { wire } = sit()
    const several = vi.fn()
    wire.choose(3, ['15C'], several)
    lose()
    const [{ id } = {}] = FakeSocket.last.said
    FakeSocket.last.say({ type: 'matches', id, actions: ['play 15C=7', 'play 15C=8'] })
    expect(several).toHaveBeenCalledOnce()
  })

  it('the coach and the player at the hot seat stay the same', () => {
    const { wire } = sit()
    wire.coached(true)
    wire.takeHotSeat(2)
    lose()
    expect(FakeSocket.last.said).toEqual([
      { type: 'coached', on: true },
      { type: 'hot-seat', seat: 2 },
    ])
  })

  it('messages written without a connection are sent on the next one', () => {
    const { wire } = sit()
    pass(PING_AFTER + ANSWER_WITHIN)
    const n = wire.seat({ type: 'say', text: 'Hello', phrase: null })
    pass(300)
    FakeSocket.last.open()
    expect(FakeSocket.last.said).toMatchObject([{ type: 'say', text: 'Hello', n, resent: false }])
  })

  it('the page keeps its name, and every page has its own', () => {
    sit()
    lose()
    sit()
    const [one, again, other] = FakeSocket.all.map(({ url }) => url.split('page=')[1])
    expect([again, other === one, one!.length <= 40]).toEqual([one, false, true])
  })
})

describe('a connection', () => {
  it('that never opens is replaced by another one', () => {
    const { lines } = sit()
    FakeSocket.last.end(1006)
    pass(300)
    const stalled = FakeSocket.last
    pass(ANSWER_WITHIN + 800)
    expect(FakeSocket.last).not.toBe(stalled)
    expect(lines).toEqual(['connecting', 'lost'])
  })

  // Bug: after half a minute without a network, the page waited 32 seconds for an attempt that
  // hung.
  it('that never opens is given up just as quickly after refused ones', () => {
    sit()
    for (let tries = 0; tries < 6; tries++) {
      FakeSocket.last.end(1006)
      pass(5000)
    }
    const stalled = FakeSocket.last
    pass(ANSWER_WITHIN + 6000)
    expect(FakeSocket.last).not.toBe(stalled)
  })

  it('whose end is never confirmed blocks nothing, and its late messages are ignored', () => {
    const { lines, done } = sit()
    const dead = FakeSocket.last
    lose()
    dead.say({ type: 'done', n: 1 })
    dead.end(1006)
    expect([dead.readyState, lines, done]).toEqual([3, ['connecting'], []])
  })

  it.each([
    ['network', () => network.dispatchEvent(new Event('online'))],
    ['page', () => page.dispatchEvent(new Event('visibilitychange'))],
    ['sleep', () => network.dispatchEvent(new Event('pageshow'))],
  ])('is checked at once after a change: %s', (_, change) => {
    const { lines } = sit()
    FakeSocket.last.say({ type: 'pong' })
    change()
    pass(CHECKED_WITHIN)
    expect(lines).toEqual(['connecting'])
  })

  it('that the server has closed for good is not opened again', () => {
    const { wire, lines } = sit()
    wire.act(1, 'pass')
    FakeSocket.last.end(4404)
    expect(lines).toEqual(['closed 4404'])
    pass(60_000)
    expect(FakeSocket.all.length).toBe(1)
  })

  // Hole: a page of an earlier version waits forever for the answer to an unreadable message.
  it('does not resend messages after an unreadable one', () => {
    const { wire, done } = sit()
    const n = wire.act(1, 'pass')
    FakeSocket.last.say({ type: 'refused', error: 'message', message: {} })
    expect(done).toEqual([n])
    lose()
    expect(FakeSocket.last.said).toEqual([])
  })

  // Bug: the refusal of a question names no message, so the question was asked again on each new
  // connection.
  it('does not repeat a refused question', async () => {
    const { wire } = sit()
    const asked = [wire.hint(), wire.ask('match', ['9C']), wire.ask('why', ['2H'])]
    FakeSocket.last.say({ type: 'refused', error: 'server', message: {} })
    expect(await Promise.all(asked)).toEqual([null, null, null])
    lose()
    expect(FakeSocket.last.said).toEqual([])
  })

  // Hole: the refusal of a decision ends an open question, although the server still answers the
  // question.
  it('keeps its questions when a decision is refused', async () => {
    const { wire } = sit()
    const [n, hint] = [wire.act(1, 'pass'), wire.hint()]
    FakeSocket.last.say({ type: 'refused', error: 'stale', message: {}, n })
    FakeSocket.last.say({ type: 'advice', id: 1, suggestions: [] })
    expect(await hint).toEqual({ type: 'advice', id: 1, suggestions: [] })
  })

  it('that the server has closed for good resolves all questions', async () => {
    const { wire } = sit()
    const hint = wire.hint()
    FakeSocket.last.end(4404)
    expect(await hint).toBeNull()
  })

  it('that the page has closed stays closed', () => {
    const { wire, lines } = sit()
    wire.close()
    pass(60_000)
    network.dispatchEvent(new Event('online'))
    expect([lines, FakeSocket.all.length]).toEqual([[], 1])
  })
})
