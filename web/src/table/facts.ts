// What the table says besides cards, per game: plates on the felt's edge (facts), tags
// at a seat, marks on a card of the hand. All of it stands in the view.
import { say } from '../lib/catalogue'
import { honourOf, namesOf, who } from '../lib/reading'
import type { View } from '../lib/wire'

export interface Fact {
  label: string
  value: string
}

/** The plates of this game, most important first. */
export function factsOf(view: View): Fact[] {
  const names = namesOf(view)
  const fact = (key: string, value: string | number): Fact => ({
    label: say(`table-fact-${key}`),
    value: String(value),
  })
  const facts: Fact[] = []
  const { table } = view
  if (table.kind === 'free-clubs') {
    if (table.declarer !== null && table.need !== null) {
      facts.push({
        label: say(
          'table-fact-contract',
          { who: who(view, table.declarer), seat: table.declarer },
          names,
        ),
        value: say('table-fact-of', { have: table.side_tricks, need: table.need }),
      })
    }
    if (table.chest > 0) facts.push(fact('chest', table.chest))
  }
  if (table.kind === 'clubs-whist') {
    facts.push(fact('broken', say(table.broken ? 'table-yes' : 'table-not-yet')))
    facts.push(fact('quota', table.quota))
  }
  if (table.kind === 'climbing-clubs') {
    if (table.bonus_left.length) facts.push(fact('bonus-left', table.bonus_left.join(' · ')))
    facts.push(fact('stock', table.stock))
    if (table.wild_15s) facts.push(fact('variant', say('option-wild_15s')))
    if (table.crazy) facts.push(fact('variant', say('option-crazy')))
  }
  if (table.kind === 'ruby-dame') {
    facts.push(fact('pass', say(`table-direction-${table.direction}`)))
    const [ours, theirs] = sides(view)
    facts.push(fact('ours', table.points[ours] ?? 0), fact('theirs', table.points[theirs] ?? 0))
  }
  return facts
}

function sides(view: View): [number, number] {
  const mine = view.players[view.seat]?.team ?? 0
  return [mine, 1 - mine]
}

/** What is to be said of a player now: bids, parts in the hand, marks. */
export function tagsOf(view: View, seat: number): string[] {
  const { table } = view
  const tags: string[] = []
  if (table.kind === 'free-clubs') {
    if (table.declarer === seat) tags.push(say('table-tag-declarer'))
    if (table.partner === seat) tags.push(say('table-tag-partner'))
    if (table.ace_of_hearts === seat) tags.push(say('table-tag-ace-of-hearts'))
    if (table.honour?.barred[seat]) tags.push(say('table-tag-barred'))
    if (table.honour?.ready[seat]) tags.push(say('table-tag-ready'))
  }
  if (table.kind === 'clubs-whist') {
    const done = table.exchange[seat]
    if (done && view.phase === 'exchange') tags.push(say(`table-tag-${done}`))
    if (done === 'swap' && view.phase === 'play') tags.push(say('table-tag-swap'))
  }
  if (table.kind === 'climbing-clubs') {
    if (table.doubled[seat]) tags.push(say('table-tag-doubled'))
    const place = table.out.indexOf(seat)
    if (place >= 0) tags.push(say('table-tag-out', { place: place + 1 }))
    const bonus = table.bonus[seat]
    if (bonus !== null && bonus !== undefined) tags.push(say('table-tag-bonus', { bonus }))
  }
  if (table.kind === 'ruby-dame') {
    if (view.phase === 'send' && table.chosen[seat]) tags.push(say('table-tag-chosen'))
    if (table.dame !== null && view.players[seat]?.team === table.dame) {
      tags.push(say('table-tag-dame'))
    }
  }
  return tags
}

/** Cards that this seat owes, or was given, are marked in the hand: the latter while it is news. */
export function markOf(view: View, card: string): string {
  if (honourOf(view)?.owed.includes(card)) return say('table-mark-owed')
  const { table } = view
  const received = table.kind === 'free-clubs' || table.kind === 'ruby-dame' ? table.received : []
  const news = view.log.every((entry) => entry.verb !== 'play' || entry.seat !== view.seat)
  return news && received.includes(card) ? say('table-mark-received') : ''
}
