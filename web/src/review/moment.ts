/** A decision of the game. */
export interface Moment {
  /** Its place among all decisions of the review, from 0. */
  index: number
  hand: number
  number: number
  seat: number
  action: string
  weighed: boolean
}
