// The moment of Ruby Dame: the queen of diamonds is captured.
import { laidIn } from '../../session/selectors'
import { moment } from '../../session/moments'
import { who } from '../../words/names'
import type { Finder } from '../moments'

/** The queen of diamonds is captured. */
export type DameMoment = 'dame'

export const dameMoments: Finder = (_, after, made) => {
  const end = made.find(({ wins }) => wins !== null)
  if (!end || end.wins === null || end.trick === null) return []
  const dame = laidIn(after, end.trick).find(({ cards }) => cards[0]?.card === 'QD')
  return dame ? [moment('dame', end.wins, ['QD'], { who: who(after, end.wins) })] : []
}
