import { describe, expect, it } from 'vitest'
import { aloud } from '../words/announcements'
import { newsOf, totalsWords, trickWords } from './news'
import type { LogEntry, People, PlayerInfo, View } from '../net/wire'

const play = (seat: number, card: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seat,
  verb: 'play',
  cards: [{ card, stands_for: null }],
  to: null,
  text: `play ${card}`,
  trick: 0,
  wins: null,
  note: null,
  ...more,
})

const player = (seat: number, name: string, total: number, team: number | null): PlayerInfo => ({
  seat,
  name,
  face: 'owl',
  bot: null,
  team,
  cards: 5,
  tricks: 0,
  points: null,
  total,
})

const PARTNERS = ['You', 'Ada', 'Bo', 'Cleo'].map((name, seat) =>
  player(seat, name, 10 * (seat % 2) + 7, seat % 2),
)

const view = (more: Partial<View>): View =>
  ({
    seat: 0,
    phase: 'play',
    turn: 1,
    players: PARTNERS,
    log: [],
    announcements: [],
    scores: [],
    winners: null,
    story: null,
    choosing: [],
    chosen: null,
    prompt: { rule: '', key: 'prompt-wait', args: { seat: 1 } },
    ...more,
  }) as unknown as View

describe('aloud', () => {
  it('spells cards out', () => {
    expect(aloud('Bo plays ♣9 ♥K')).toBe('Bo plays 9 of clubs, king of hearts')
    expect(aloud('You play ♦15 as 8')).toBe('You play 15 of diamonds as 8')
    expect(aloud('To beat: ♠10, bid by Bo')).toBe('To beat: 10 of spades, bid by Bo')
  })
})

describe('newsOf', () => {
  // Holes: who has chosen hears the decision before it again, or not for whom the table waits; who
  // gets cards by a pass hears of another player's pass.
  it('announces the own choice, and the cards that a pass brings', () => {
    const prompt = { rule: '', key: 'prompt-choosing', args: { seats: [1, 3] } }
    const held = view({ choosing: [1, 3], chosen: 'send 2C 3C 4C', log: [play(2, '9C')], prompt })
    const seats = [0, 1, 2, 3].map((seat) => ({ person: seat !== 1, away: false }))
    const cards = '2 of clubs, 3 of clubs, 4 of clubs'
    expect(newsOf(held, { seats, substituted: [] } as unknown as People)).toBe(
      `You have chosen ${cards}. Still choosing: Ada and Cleo.`,
    )
    expect(newsOf(held)).toBe(`You have chosen ${cards}.`)
    const pass = { verb: 'send', trick: null }
    const log = [play(1, '9C', { ...pass, to: 0 }), play(2, '?', { ...pass, to: 1 })]
    expect(newsOf(view({ log }))).toContain('Ada passes 9 of clubs to you')
  })

  it('announces the last decision, and who takes the trick', () => {
    const log = [play(1, 'QD'), play(2, '9C', { wins: 2 })]
    expect(newsOf(view({ log }))).toBe('Bo plays 9 of clubs. Bo takes it.')
  })

  it('announces what the viewer has to do, but not what bots have to do', () => {
    const prompt = { rule: '', key: 'must-follow', args: { suit: 'D', cards: ['4D', '7D'] } }
    expect(newsOf(view({ turn: 0, prompt }))).toBe(
      'Diamonds were led and you hold 4 of diamonds, 7 of diamonds, so you must follow suit.',
    )
  })

  it('among people announces whose turn it is, and what a bot decides for a person', () => {
    // Hole: only sighted players could see whose turn it was, or that a player was away.
    const people = (persons: number[], away: number[] = []) => {
      const seats = [0, 1, 2, 3].map((seat) => ({
        person: persons.includes(seat),
        away: away.includes(seat),
      }))
      return { seats, substituted: [{ entry: 0, bot: 'strong' }] } as unknown as People
    }
    const log = [play(3, 'QD')]
    const told = 'Cleo plays queen of diamonds. A bot decided this for Cleo.'
    expect(newsOf(view({ log }), people([0, 1, 3]))).toBe(`${told} Waiting for Ada.`)
    expect(newsOf(view({ log }), people([0, 3]))).toBe(told)
    // Bug: the page announced the turn of an absent player, for whom a bot plays at once.
    expect(newsOf(view({ log }), people([0, 1, 3], [1]))).toBe(told)
  })

  it('announces the score at the end of a hand, partners together', () => {
    // Bug: screen reader users heard that the hand was over, but not how it ended.
    const scores = [{ number: 1, dealer: 0, score: [21, -3, 21, -3], lines: [] }]
    const prompt = { rule: '', key: 'prompt-next-hand', args: {} }
    const headline = { rule: '', key: 'story-own', args: { score: 21 } }
    const story = { headline, also: [], moment: null }
    const told = newsOf(view({ phase: 'scored', turn: null, scores, prompt, story }))
    expect(told).toContain('Your score in this hand: +21.')
    expect(told).toContain('You and Bo: +21 in this hand, 7 in total. Ada and Cleo: −3 in this')
    expect(told).toContain('The hand is over.')
  })

  it('announces who leads first, and why, once', () => {
    // Hole: screen reader users do not hear who won the auction, or who leads and why.
    const message = { rule: 'RD-3', key: 'told-lead-dealer', args: { who: 'you', seat: 0 } }
    const announcements = [{ after: 1, message }]
    const told = 'You lead the first trick, because the dealer sits on your right.'
    expect(newsOf(view({ announcements, log: [play(1, 'QD')] }))).toContain(told)
    expect(newsOf(view({ announcements, log: [play(1, 'QD'), play(2, '9C')] }))).not.toContain(told)
  })

  it('announces the winner', () => {
    const over = { phase: 'over' as const, turn: null }
    expect(newsOf(view({ ...over, winners: [0] }))).toContain('You win.')
    expect(newsOf(view({ ...over, winners: [1, 3] }))).toContain('Ada and Cleo win.')
  })
})

it('announces totals and the current trick on request', () => {
  expect(totalsWords(view({}))).toBe('Score: You and Bo 7, Ada and Cleo 17.')
  expect(trickWords(view({ log: [play(1, 'QD')] }), 0)).toBe('Ada plays queen of diamonds.')
  expect(trickWords(view({}), null)).toBe('No cards lie on the table.')
})
