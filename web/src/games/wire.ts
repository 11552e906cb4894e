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
   * points of the clubs 1 to 15
   */
  club_points: number[]
  /**
   * bonuses that are left, the highest first
   */
  bonus_left: number[]
  /**
   * bonus of each seat
   */
  bonus: (number | null)[]
  doubled: boolean[]
  /**
   * seats in the order of going out
   */
  out: number[]
  /**
   * number of cards set aside
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
   * auction cards that this seat still has in hand
   */
  auction: string[]
  ladder: Rung[]
  /**
   * bids of each seat, in order; after the auction only those face up
   */
  bids: string[][]
  /**
   * bid to beat
   */
  standing: Handicap | null
  declarer: number | null
  /**
   * Joker partner
   */
  partner: number | null
  /**
   * number of tricks that the declaring side must take
   */
  need: number | null
  side_tricks: number
  /**
   * handicap that is being resolved
   */
  handicap: Handicap | null
  /**
   * number of cards in the treasure chest; 0 once taken
   */
  chest: number
  /**
   * cards in hand that this seat got from the chest, a queen or the pass
   */
  received: string[]
  /**
   * diamonds taken in tricks, by seat
   */
  diamonds: number[]
  /**
   * points for the most diamonds, by seat, if no more diamonds are taken (FC-15)
   */
  diamonds_worth: number[]
  spades: number[]
  /**
   * seat that took it
   */
  ace_of_hearts: number | null
  /**
   * null in strict play
   */
  honour: HonourTable | null
}
/**
 * A step of the bid ladder, from the 10 of spades up to the Joker.
 */
export interface Rung {
  card: string
  /**
   * seat that bid it
   */
  seat: number | null
  /**
   * whether it is in this seat's auction hand
   */
  held: boolean
  legal: boolean
  /**
   * price of a held card; null for others
   */
  price: Price | null
}
/**
 * The cost of winning the auction with a bid, as far as this seat can know it.
 */
export interface Price {
  /**
   * ten: a card of the player's choice; jack: the highest; queen: the highest, for the left neighbour; king: the three highest; joker: none, but the side needs all ten tricks
   */
  takes: 'ten' | 'jack' | 'queen' | 'king' | 'joker'
  suit: ('C' | 'D' | 'H' | 'S') | null
  /**
   * cards that it would take from the hand without the chest; ten: any one of them
   */
  cards: string[]
  /**
   * whether it could take other or more cards from the chest
   */
  open: boolean
  /**
   * queen: seat that gets the card; joker: the partner, while it can be bid
   */
  seat: number | null
  /**
   * level that must be bid before this card may be; null if it need not wait
   */
  waits: ('jack' | 'queen' | 'king') | null
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
   * cards in hand that this seat owes to a handicap
   */
  owed: string[]
  /**
   * whether the seat forfeits the open trick
   */
  forfeits: boolean[]
  /**
   * whether the seat gets no positive points in this hand
   */
  barred: boolean[]
  /**
   * number of further calls that may be wrong
   */
  calls_left: number[]
  ready: boolean[]
  /**
   * whether the trick waits for its winner to take it
   */
  full: boolean
  /**
   * seat that plays another card after a ruling
   */
  retaking: number | null
  /**
   * cards that went back to it and cannot be chosen
   */
  back: string[]
}
export interface RubyDameTable {
  kind: 'ruby-dame'
  direction: 'left' | 'right' | 'none'
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
   * partnership that took the queen of diamonds
   */
  dame: number | null
  /**
   * seat that took the queen of diamonds
   */
  dame_seat: number | null
}
