import { describe, expect, it, vi } from 'vitest'
import type { Session } from './session.svelte'
import type { Choices, View } from '../net/wire'

vi.mock('../browser/settings.svelte', () => ({ settings: {} }))
const { Picking } = await import('./picking.svelte')

function sit(choices: Partial<Choices>, more: Partial<View> = {}) {
  const done: string[] = []
  const session = {
    refusal: null,
    act: (action: string) => void done.push(action),
    choose: (cards: string[]) => void done.push(cards.join(' ')),
    match: vi.fn((cards: string[]) =>
      Promise.resolve({ actions: [`send ${cards.join(' ')}`], reason: null }),
    ),
    why: (cards: string[]) => Promise.resolve(void done.push(`why ${cards.join(' ')}`)),
  }
  const cards = ['2C', '3C', '4C', '5C']
  const view = {
    game: 'some-game',
    hand: cards,
    table: {},
    choices: {
      verb: 'play',
      buttons: [],
      cards,
      pick: [1, 1],
      only: null,
      claim_rest: false,
      ...choices,
    },
    ...more,
  } as unknown as View
  const picking = new Picking(session as unknown as Session)
  return { picking, view, done, session }
}

describe('a click on a card', () => {
  it('plays it in a trick', async () => {
    const { picking, view, done } = sit({})
    await picking.click(view, '2C')
    expect(done).toEqual(['2C'])
  })

  it.each(['send', 'discard', 'give'])('only picks it to %s it', async (verb) => {
    const { picking, view, done } = sit({ verb })
    await picking.click(view, '2C')
    await picking.click(view, '3C')
    expect([done, picking.selected]).toEqual([[], ['3C']])
    picking.confirm(view)
    expect(done).toEqual(['send 3C'])
  })

  it('only picks it if a play may be several cards, now or later', async () => {
    const { picking, view, done } = sit({}, { game: 'climbing-clubs' })
    await picking.click(view, '2C')
    expect([done, picking.selected]).toEqual([[], ['2C']])
  })

  it('picks no more cards than allowed, and says so', async () => {
    const { picking, view, session } = sit({ verb: 'send', pick: [3, 3] })
    for (const card of ['2C', '3C', '4C', '5C']) await picking.click(view, card)
    expect(picking.selected).toEqual(['2C', '3C', '4C'])
    expect(session.refusal).toMatchObject({ key: 'table-pick-full', args: { count: 3 } })
  })
})

describe('a choice that can still be changed', () => {
  const chosen = { chosen: 'send 2C 3C', choosing: [1] } as unknown as Partial<View>
  const sent = { verb: 'send', pick: [2, 2] } as Partial<Choices>

  // Holes: the player has to pick all cards again; a choice that stays is sent again.
  it('is picked again, and stays if it is confirmed or left', () => {
    const { picking, view, done } = sit(sent, chosen)
    for (const leave of [() => picking.confirm(view), () => picking.clear()]) {
      picking.change(view)
      expect([picking.changing, picking.selected]).toEqual([true, ['2C', '3C']])
      leave()
      expect([picking.changing, picking.selected, done]).toEqual([false, [], []])
    }
  })

  // Bug: a tap on the hand raised a card beside those that were chosen.
  it('is picked again by a tap on any card', async () => {
    const { picking, view } = sit(sent, chosen)
    await picking.click(view, '5C')
    expect([picking.changing, picking.selected]).toEqual([true, ['2C', '3C']])
  })

  // Hole: cards that another player's choice interrupts cannot be changed, or stay picked when all
  // have chosen.
  it('is changed while others choose, until all have chosen', async () => {
    const { picking, view, done } = sit(sent, chosen)
    picking.keepOnly(view, 4)
    picking.change(view)
    await picking.click(view, '2C')
    await picking.click(view, '4C')
    picking.keepOnly({ ...view }, 5)
    expect(picking.selected).toEqual(['3C', '4C'])
    await Promise.resolve()
    picking.confirm(view)
    expect(done).toEqual(['send 3C 4C'])
    picking.change(view)
    picking.keepOnly({ ...view, chosen: null }, 9)
    expect([picking.changing, picking.selected]).toEqual([false, []])
  })
})

describe('a question that is refused', () => {
  // Hole: the button stays busy, and the cards can neither be sent nor asked about again.
  it('is closed, and is asked again with the next view', async () => {
    const { picking, view, done, session } = sit({ verb: 'send' })
    const answered = () => new Promise((resolve) => setTimeout(resolve))
    picking.keepOnly(view, 0)
    session.match.mockResolvedValueOnce(null as never)
    await picking.click(view, '2C')
    await answered()
    expect([picking.asking, picking.answer]).toEqual([false, null])
    picking.keepOnly(view, 0)
    await answered()
    expect(picking.answer?.actions).toEqual(['send 2C'])
    picking.confirm(view)
    expect(done).toEqual(['send 2C'])
  })
})

describe('a decided selection', () => {
  it('stays marked until the result is shown', async () => {
    const { picking, view } = sit({ verb: 'send', pick: [3, 3] })
    for (const card of ['2C', '3C', '4C']) await picking.click(view, card)
    picking.confirm(view)
    expect(picking.selected).toEqual(['2C', '3C', '4C'])
    picking.keepOnly(view, 1)
    expect(picking.selected).toEqual([])
  })
})

describe('a new view', () => {
  // Bug: a clock decided while “Double?” was open; on the next turn the same question reappeared.
  it('closes an open confirmation', () => {
    const { picking, view } = sit({ buttons: ['double'] }, { game: 'climbing-clubs' })
    picking.keepOnly(view, 4)
    picking.press(view, 'double')
    picking.keepOnly({ ...view }, 4)
    expect(picking.grave).not.toBeNull()
    picking.keepOnly({ ...view }, 5)
    expect(picking.grave).toBeNull()
  })

  // Bug: cards picked to be passed on stayed picked during the play.
  it('drops cards that were picked for another decision', async () => {
    const { picking, view } = sit({ verb: 'send', pick: [3, 3] })
    picking.keepOnly(view, 4)
    await picking.click(view, '2C')
    picking.keepOnly({ ...view }, 5)
    expect(picking.selected).toEqual(['2C'])
    picking.keepOnly({ ...view, choices: { ...view.choices!, verb: 'play' } }, 6)
    expect(picking.selected).toEqual([])
  })

  // Bug: after an answer was lost with the connection, the page waited for it until other cards
  // were picked.
  it('repeats a question that was not answered', async () => {
    const { picking, view, session } = sit({ verb: 'send', pick: [3, 3] })
    picking.keepOnly(view, 4)
    session.match.mockReturnValueOnce(new Promise(() => {}))
    await picking.click(view, '2C')
    expect(picking.asking).toBe(true)
    picking.keepOnly({ ...view }, 4)
    await Promise.resolve()
    expect([picking.asking, picking.selected]).toEqual([false, ['2C']])
  })
})

describe('a grave decision', () => {
  const table = { ladder: [{ card: 'X', price: { seat: 2 } }] }

  it('needs confirmation: a Joker', async () => {
    const more = { game: 'free-clubs', table } as unknown as Partial<View>
    const { picking, view, done } = sit({ verb: 'bid', cards: ['X', 'KC'] }, more)
    await picking.click(view, 'X')
    expect(done).toEqual([])
    expect(picking.grave).toMatchObject({ action: 'bid X', why: { args: { seat: 2 } } })
    picking.insist()
    expect(done).toEqual(['bid X'])
    await picking.click(view, 'KC')
    expect(done).toEqual(['bid X', 'KC'])
  })

  it('needs confirmation: double or nothing', () => {
    const { picking, view, done } = sit({ buttons: ['double'] }, { game: 'climbing-clubs' })
    picking.press(view, 'double')
    expect([done, picking.grave?.action]).toEqual([[], 'double'])
    picking.press(view, 'pass')
    expect(done).toEqual(['pass'])
  })
})
