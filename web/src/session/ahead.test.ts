import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from './session.svelte'
import type { People, View } from '../net/wire'

const settings = { ahead: true }
vi.mock('../browser/settings.svelte', () => ({ settings }))
const { Picking } = await import('./picking.svelte')

const others = { phase: 'play', turn: 1, choices: null }
const mine = (...cards: string[]) => ({
  turn: 0,
  choices: { verb: 'play', cards, buttons: [], pick: [1, 1] },
})

function sit(people: Partial<People> | null = null) {
  const sent: string[][] = []
  const asked: string[][] = []
  const session = {
    ply: 4,
    people,
    refusal: null,
    choose: (cards: string[]) => void sent.push(cards),
    why: (cards: string[]) => Promise.resolve(void asked.push(cards)),
  }
  const picking = new Picking(session as unknown as Session)
  const view = (more: object = others) =>
    ({
      game: 'ruby-dame',
      seat: 0,
      hand: ['2C', '9H'],
      hand_number: 1,
      table: {},
      phase: 'play',
      ...more,
    }) as unknown as View
  return { picking, ahead: picking.ahead, view, sent, asked, session }
}

describe('a card that is chosen ahead', () => {
  beforeEach(() => void (settings.ahead = true))

  // Holes: the choice is sent before the player's turn; a second click does not undo it.
  it('stays on the page, and a second click undoes it', async () => {
    const { picking, ahead, view, sent, asked } = sit()
    await picking.click(view(), '2C')
    expect([ahead.card, ahead.due(view())]).toEqual(['2C', null])
    await picking.click(view(), '9H')
    expect(ahead.card).toBe('9H')
    await picking.click(view(), '9H')
    expect([ahead.card, sent, asked]).toEqual([null, [], []])
  })

  it('is due once, on the turn of the player', async () => {
    const { picking, ahead, view } = sit()
    await picking.click(view(), '2C')
    expect(ahead.words).toContain('♣2')
    expect([ahead.due(view(mine('2C'))), ahead.due(view(mine('2C')))]).toEqual(['2C', null])
  })

  // Hole: the page plays another card, or nothing happens without a word.
  it('is dropped with a word if the rules forbid it, until the next decision', async () => {
    const { picking, ahead, view, session } = sit()
    await picking.click(view(), '2C')
    expect([ahead.due(view(mine('9H'))), ahead.card]).toEqual([null, null])
    expect(ahead.words).toContain('♣2 is against the rules now')
    session.ply = 5
    expect(ahead.words).toBe('')
  })

  // Hole: a card chosen in one hand is played in the next one.
  it.each([{ hand: ['9H'] }, { phase: 'scored' }, { hand_number: 2, ...mine('2C') }])(
    'is forgotten when it is no longer meant: %o',
    async (change) => {
      const { picking, ahead, view } = sit()
      await picking.click(view(), '2C')
      expect(ahead.due(view({ ...others, ...change }))).toBeNull()
      expect([ahead.card, ahead.words]).toEqual([null, ''])
    },
  )

  // Holes: a click on a spectator's or shared screen, in a lesson, or where players may break rules.
  it.each<[string, Partial<People> | null, object, object]>([
    ['for spectators', { seat: null, mine: [] }, {}, {}],
    ['on a shared screen', { seat: 0, mine: [0, 1] }, {}, {}],
    ['where a play may be several cards', null, { game: 'climbing-clubs' }, {}],
    ['in honour play', null, { game: 'free-clubs', table: { honour: {} } }, {}],
    ['before the play', null, { phase: 'auction' }, {}],
    ['in lessons', null, {}, { lesson: {} }],
  ])('is not offered %s', async (_, people, change, more) => {
    const { picking, ahead, view, session, asked } = sit(people)
    Object.assign(session, more)
    await picking.click(view({ ...others, ...change }), '2C')
    expect([ahead.card, asked]).toEqual([null, [['2C']]])
  })

  it('is not offered unless the player has switched it on', async () => {
    const { picking, ahead, view, asked } = sit()
    settings.ahead = false
    await picking.click(view(), '2C')
    expect([ahead.card, asked]).toEqual([null, [['2C']]])
  })
})

describe('a card that is dropped on the table', () => {
  it('is played as if it was clicked', () => {
    const { picking, view, sent } = sit()
    picking.drop(view(mine('2C')), '2C')
    expect(sent).toEqual([['2C']])
  })

  it('is played together with the selected cards of a combination', () => {
    const { picking, view, sent } = sit()
    picking.selected = ['9H']
    picking.drop(view({ game: 'climbing-clubs', ...mine('2C', '9H') }), '2C')
    expect(sent).toEqual([['9H', '2C']])
  })

  // Hole: a second drag of a chosen card takes the choice back.
  it('stays chosen ahead', () => {
    settings.ahead = true
    const { picking, ahead, view } = sit()
    picking.drop(view(), '2C')
    picking.drop(view(), '2C')
    expect(ahead.card).toBe('2C')
  })
})
