import { beforeEach, expect, it, vi } from 'vitest'
import type { LogEntry, View } from '../net/wire'
import type { Moment, MomentName } from '../session/moments'

const made: string[] = []
const shaken: number[] = []
const settings = { soundHidden: false }
const page = { hidden: false }
vi.stubGlobal('document', page)
vi.mock('./speaker', () => ({ makeSound: (name: string) => void made.push(name) }))
vi.mock('./vibration', () => ({ vibrate: (time: number) => void shaken.push(time) }))
vi.mock('../browser/settings.svelte', () => ({ settings, moves: () => true }))
const { TableSounds } = await import('./sounds')

const play = (seat: number, card: string, wins: number | null = null): LogEntry => {
  const entry = { seat, verb: 'play', cards: [{ card }], to: null, text: `play ${card}` }
  return { ...entry, trick: 0, wins, note: null } as unknown as LogEntry
}
const view = (log: LogEntry[], more: object = {}): View => {
  const players = [0, 1, 2].map((seat) => ({ seat, cards: 5 }))
  const common = { game: 'free-clubs', seat: 0, hand_number: 1, phase: 'play', winners: null }
  return { ...common, players, scores: [], log, ...more } as unknown as View
}
const scored = (score: number[], ...lines: [number, string][]) => ({
  phase: 'scored',
  scores: [{ score, lines: lines.map(([seat, key]) => ({ seat, message: { key } })) }],
})

/** Returns the sounds that these views make, one after the other, each with its open trick. */
function heard(...seen: [View, number | null][]): string[] {
  const sounds = new TableSounds()
  for (const [one, trick] of seen) sounds.see(one, trick)
  return made.splice(0)
}

beforeEach(() => {
  made.length = shaken.length = 0
  page.hidden = settings.soundHidden = false
})

// Hole: a table that is opened or reloaded makes the sounds of everything that came before.
it('is silent about what was there before', () => {
  expect(heard([view([play(1, '9C')]), 0])).toEqual([])
})

it('sounds when cards are dealt, played and taken', () => {
  const next = view([], { hand_number: 2 })
  const full = view([play(1, '9C'), play(2, '8C'), play(0, '7C', 1)])
  expect(heard([view([]), null], [next, null])).toEqual(['deal'])
  expect(heard([view([]), null], [full, 0], [full, null])).toEqual(['play', 'trick'])
  expect(shaken).toEqual([12])
  expect(heard([full, 0], [view([play(1, '9C')]), 0])).toEqual([])
})

// Hole: a moment sounds again with every later change of the table, or twice with its play.
it('gives a staged moment its sound once', () => {
  const moment = (name: MomentName): Moment => ({ name, seat: 1, cards: [], words: null })
  const sounds = new TableSounds()
  const staged = [moment('strong'), moment('dame')]
  const after = view([play(1, '9C')])
  sounds.see(view([]), null)
  sounds.see(after, 0, staged)
  sounds.see({ ...after }, 0, staged)
  expect(made).toEqual(['play', 'win'])
})

// Hole: a hand that goes well for the viewer sounds as one that fails, or the other way round.
it.each<[string, object, string[]]>([
  ['made most', scored([70, 20, 30], [0, 'free-line-made']), ['win']],
  ['lost to another', scored([20, 70, 30], [1, 'free-line-made']), []],
  ['failed', scored([10, 0, 0], [0, 'free-line-broken']), ['fail']],
  ['made another fail', scored([40, -50, 20], [1, 'free-line-broken']), ['win']],
  ['won the game', { ...scored([1, 2, 3]), phase: 'over', winners: [0] }, ['win']],
  ['lost the game', { ...scored([9, 2, 3]), phase: 'over', winners: [2] }, ['fail']],
  ['only watches', { ...scored([9, 2, 3]), seat: -1 }, []],
])('the viewer %s', (_, more, sounds) => {
  const last = [play(1, '9C'), play(2, '8C'), play(0, '7C', 1)]
  const seen = view(last, more)
  expect(heard([view(last.slice(0, 2)), 0], [seen, 0])).toEqual(['play'])
  expect(heard([seen, 0], [seen, null])).toEqual(['trick', ...sounds])
})

// Hole: a hidden tab makes sounds that nobody has asked for.
it('is silent while the page is hidden, but may call its player', () => {
  page.hidden = true
  const sounds = new TableSounds()
  sounds.see(view([]), null)
  sounds.see(view([play(1, '9C')]), 0)
  sounds.decide(true)
  expect(made).toEqual([])
  settings.soundHidden = true
  sounds.decide(false)
  sounds.decide(true)
  sounds.decide(true)
  expect(made).toEqual(['turn'])
  expect(shaken).toEqual([45, 45])
})
