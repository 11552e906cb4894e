/** A decision of the game. */
export interface Moment {
  /** its place among all that are told, from 0 */
  index: number
  hand: number
  number: number
  seat: number
  action: string
  weighed: boolean
}
