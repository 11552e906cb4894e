// Generated from src/clubsuit/server/ by `npm run types`. Do not edit.

export interface Wire {
  ClimbingClubsTable: ClimbingClubsTable
  ClubsWhistTable: ClubsWhistTable
  Combination: Combination
  FreeClubsTable: FreeClubsTable
  Handicap: Handicap
  HonourTable: HonourTable
  Price: Price
  RubyDameTable: RubyDameTable
  Rung: Rung
}
export interface ClimbingClubsTable {
  kind: 'climbing-clubs'
  /**
   * points on the clubs 1..15
   */
  club_points: number[]
  /**
   * highest first
   */
  bonus_left: number[]
  /**
   * by seat
   */
  bonus: (number | null)[]
  doubled: boolean[]
  /**
   * seats in the order of going out
   */
  out: number[]
  /**
   * cards set aside
   */
  stock: number
  teams: number[][]
  wild_15s: boolean
  crazy: boolean
  to_beat: Combination | null
  last_answer: boolean
}
export interface Combination {
  kind: 'single' | 'set' | 'run'
  size: number
  top: number
}
export interface ClubsWhistTable {
  kind: 'clubs-whist'
  exchange: (('keep' | 'swap') | null)[]
  broken: boolean
  quota: number
}
export interface FreeClubsTable {
  kind: 'free-clubs'
  /**
   * this seat's auction cards still in hand
   */
  auction: string[]
  ladder: Rung[]
  /**
   * by seat, in order; after the auction only those face up
   */
  bids: string[][]
  /**
   * the bid to beat
   */
  standing: Handicap | null
  declarer: number | null
  /**
   * the Joker partner
   */
  partner: number | null
  /**
   * tricks the declaring side must take
   */
  need: number | null
  side_tricks: number
  /**
   * being resolved now
   */
  handicap: Handicap | null
  /**
   * cards in the treasure chest, 0 once taken
   */
  chest: number
  /**
   * cards this seat got by a Queen or the pass, still in hand
   */
  received: string[]
  /**
   * diamonds taken in tricks, by seat
   */
  diamonds: number[]
  spades: number[]
  /**
   * the seat that took it
   */
  ace_of_hearts: number | null
  /**
   * null in strict play
   */
  honour: HonourTable | null
}
/**
 * A step of Free Clubs' bid ladder, from the 10 of spades up to the Joker.
 */
export interface Rung {
  card: string
  /**
   * who bid it
   */
  seat: number | null
  /**
   * in this seat's auction hand
   */
  held: boolean
  legal: boolean
  /**
   * of held cards only
   */
  price: Price | null
}
/**
 * What winning the auction with a bid would cost, as far as this seat can know.
 */
export interface Price {
  /**
   * a card of own choice; the highest; that, for the left neighbour; the three highest; none, but all ten tricks are needed
   */
  takes: 'ten' | 'jack' | 'queen' | 'king' | 'joker'
  suit: ('C' | 'D' | 'H' | 'S') | null
  /**
   * what it would take of this seat's hand without the chest; ten: any one of them
   */
  cards: string[]
  /**
   * the chest may bring cards that it takes instead, or besides
   */
  open: boolean
  /**
   * queen: who gets the card; joker: the partner, while it may be bid
   */
  seat: number | null
}
export interface Handicap {
  seat: number
  card: string
}
/**
 * Free Clubs in honour play (FC-17). Lists are by seat.
 */
export interface HonourTable {
  /**
   * cards of this seat's hand that it owes to a handicap
   */
  owed: string[]
  /**
   * forfeits the open trick
   */
  forfeits: boolean[]
  /**
   * gets no positive points in this hand
   */
  barred: boolean[]
  /**
   * calls that may still find nothing
   */
  calls_left: number[]
  ready: boolean[]
  /**
   * the trick waits for its winner to take it
   */
  full: boolean
  /**
   * the seat that plays another card after a ruling
   */
  retaking: number | null
  /**
   * the cards that went back to it, not to be chosen
   */
  back: string[]
}
export interface RubyDameTable {
  kind: 'ruby-dame'
  direction: 'left' | 'right' | 'none'
  chosen: boolean[]
  sent: string[]
  received: string[]
  /**
   * points taken this hand, by partnership
   */
  points: number[]
  /**
   * clubs taken, by partnership
   */
  clubs: number[]
  /**
   * the partnership that took the queen of diamonds
   */
  dame: number | null
}
