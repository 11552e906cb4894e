/** A decision of the game. */
export interface Moment {
  /** Index of the decision among all decisions of the review, from 0. */
  index: number
  hand: number
  number: number
  seat: number
  action: string
  weighed: boolean
}
