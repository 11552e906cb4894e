// Generated from src/clubsuit/server/schema.py by `npm run types`. Do not edit.

export interface Wire {
  Act: Act
  Advice: Advice
  BotsCandidate: BotsCandidate
  BotsWord: BotsWord
  ChoiceWorth: ChoiceWorth
  Choices: Choices
  ClimbingClubsTable: ClimbingClubsTable
  ClubsWhistTable: ClubsWhistTable
  Combination: Combination
  Commitment: Commitment
  DecisionWorth: DecisionWorth
  FairDeals: FairDeals
  FreeClubsTable: FreeClubsTable
  GameInfo: GameInfo
  HandChances: HandChances
  HandScore: HandScore
  Handicap: Handicap
  Hint: Hint
  HonourTable: HonourTable
  LogEntry: LogEntry
  Match: Match
  Matches: Matches
  Message: Message1
  NewTable: NewTable
  Next: Next
  OpenWorth: OpenWorth
  OpenedWorth: OpenedWorth
  OptionInfo: OptionInfo
  OwnString: OwnString
  PlayerInfo: PlayerInfo
  Problem: Problem
  RecordName: RecordName
  Refused: Refused
  Review: Review
  ReviewStep: ReviewStep
  ReviewedDecision: ReviewedDecision
  ReviewedHand: ReviewedHand
  ReviewedPlayer: ReviewedPlayer
  RubyDameTable: RubyDameTable
  RulesText: RulesText
  Rung: Rung
  ScoreLine: ScoreLine
  Seen: Seen
  ShownCard: ShownCard
  Suggestion: Suggestion
  TableInfo: TableInfo
  TriedChoice: TriedChoice
  TryFrom: TryFrom
  View: View1
  ViewMessage: ViewMessage
  Why: Why
}
/**
 * Decide. `ply` is the ply of the view that the decision answers.
 *
 * It must be the last one, except for what may be said out of turn (a call, ready): that
 * may come late, as long as the referee and this seat have not spoken since.
 */
export interface Act {
  type: 'act'
  ply: number
  action: string
}
export interface Advice {
  type: 'advice'
  id: number
  /**
   * the best first, three at most
   */
  suggestions: Suggestion[]
  reason: Message
}
/**
 * A choice, tried in deals that fit what the seat has seen.
 */
export interface Suggestion {
  /**
   * RECORD.md notation
   */
  action: string
  /**
   * to win the game, from 0 to 1; null: the only choice
   */
  chance: number | null
  /**
   * what the hand should score; null: the only choice
   */
  points: number | null
}
/**
 * why the first is the best, or why there is none
 */
export interface Message {
  /**
   * Rule number, "" where no rule is meant
   */
  rule: string
  key: string
  args: {
    [k: string]: unknown
  }
}
export interface BotsCandidate {
  action: string
  /**
   * higher is better; only the order means something
   */
  value: number
}
/**
 * Why the bot decided so: it is asked once more, with its view.
 */
export interface BotsWord {
  bot: string
  /**
   * it tries choices out: its candidates are those of the review
   */
  tried: boolean
  reason: Message1
  candidates: BotsCandidate[]
}
/**
 * A sentence of the catalogue (`texts/en/*.ftl`), by name, with what it names.
 */
export interface Message1 {
  /**
   * Rule number, "" where no rule is meant
   */
  rule: string
  key: string
  args: {
    [k: string]: unknown
  }
}
/**
 * What a choice was worth to its player, on average over deals that fit their view.
 */
export interface ChoiceWorth {
  action: string
  /**
   * to win the game, from 0 to 1
   */
  chance: number
  /**
   * of the chance from deal to deal, a standard deviation
   */
  spread: number
  /**
   * what the hand should score
   */
  points: number
}
/**
 * What this seat may do now. Buttons, and cards to click. (Calls: see `View.calls`.)
 */
export interface Choices {
  /**
   * actions that name no card in hand: pass, keep, swap, double, take, ready
   */
  buttons: string[]
  /**
   * what choosing cards does now
   */
  verb: ('bid' | 'discard' | 'give' | 'send' | 'play' | 'retake') | null
  /**
   * cards in at least one legal action; the others are grey
   */
  cards: string[]
  /**
   * fewest and most cards in one action
   *
   * @minItems 2
   * @maxItems 2
   */
  pick: [number, number]
  /**
   * the action, where there is just one
   */
  only: string | null
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
/**
 * The first message of a new table: its deals are committed to, and wait for `OwnString`.
 */
export interface Commitment {
  type: 'commitment'
  /**
   * the SHA-256 of the secret, hexadecimal
   */
  commitment: string
}
/**
 * What a decision was worth. `played` and `best` are weighed in the same new deals.
 */
export interface DecisionWorth {
  hand: number
  number: number
  choices: number
  worlds: number
  played: ChoiceWorth
  best: ChoiceWorth1
  /**
   * what the decision lost by that, in chances to win
   */
  cost: number
  /**
   * the standard error of the cost
   */
  doubt: number
  reason: Message2
  /**
   * the best bot's, from the best on
   */
  candidates: TriedChoice[]
  /**
   * null until the game is over
   */
  opened: OpenedWorth | null
  /**
   * null: a person's decision, or not to be told yet
   */
  bot: BotsWord | null
}
/**
 * What a choice was worth to its player, on average over deals that fit their view.
 */
export interface ChoiceWorth1 {
  action: string
  /**
   * to win the game, from 0 to 1
   */
  chance: number
  /**
   * of the chance from deal to deal, a standard deviation
   */
  spread: number
  /**
   * what the hand should score
   */
  points: number
}
/**
 * A sentence of the catalogue (`texts/en/*.ftl`), by name, with what it names.
 */
export interface Message2 {
  /**
   * Rule number, "" where no rule is meant
   */
  rule: string
  key: string
  args: {
    [k: string]: unknown
  }
}
export interface TriedChoice {
  action: string
  /**
   * to win the game, from 0 to 1
   */
  chance: number
  /**
   * of the chance from deal to deal, a standard deviation
   */
  spread: number
  /**
   * what the hand should score
   */
  points: number
  /**
   * in how many deals the bot tried it before it chose
   */
  worlds: number
}
/**
 * What a decision was worth with all cards open.
 */
export interface OpenedWorth {
  played: OpenWorth
  best: OpenWorth
  /**
   * of each seat to win the game after it
   */
  chances: number[]
}
export interface OpenWorth {
  action: string
  /**
   * what the hand scores as the cards lie
   */
  points: number
  /**
   * solved to its end; else played on by rules of thumb
   */
  exact: boolean
  /**
   * points is by how many they end ahead of the only other player with cards
   */
  ahead: boolean
}
/**
 * What the deals of a game follow from, without the secret (docs/fair-deals.md).
 */
export interface FairDeals {
  commitment: string
  /**
   * by seat; a bot's is ""
   */
  strings: string[]
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
   * cards this seat's hand would lose to it now (held cards only)
   */
  cost: string[] | null
  /**
   * true: one of the cost cards, own choice (a 10)
   */
  choose: boolean
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
/**
 * One of the four games. Its texts: game-{id}-name, -character, -length in the catalogue.
 */
export interface GameInfo {
  id: string
  /**
   * possible numbers of players
   */
  players: number[]
  default_players: number
  options: OptionInfo[]
}
export interface OptionInfo {
  name: string
  kind: 'int' | 'bool' | 'choice' | 'ints'
  default: number | boolean | string | number[] | null
  choices?: (number | string)[]
  low?: number | null
  high?: number | null
  rule: string
}
/**
 * How likely each seat was to win the game after each decision of a hand, all cards open.
 */
export interface HandChances {
  hand: number
  /**
   * null: a decision that is not weighed
   */
  after: (number[] | null)[]
}
export interface HandScore {
  number: number
  dealer: number
  score: number[]
  lines: ScoreLine[]
}
/**
 * One line of a hand's score. Its words: the message; its worth: points.
 */
export interface ScoreLine {
  seat: number
  points: number
  message: Message1
}
/**
 * What would the best bot do in my place, by what I see? Answered by `Advice`.
 */
export interface Hint {
  type: 'hint'
  id: number
}
/**
 * One decision of this hand, as this seat saw it.
 */
export interface LogEntry {
  seat: number
  verb:
    | 'bid'
    | 'pass'
    | 'discard'
    | 'give'
    | 'send'
    | 'keep'
    | 'swap'
    | 'play'
    | 'double'
    | 'call'
    | 'retake'
    | 'take'
    | 'ready'
  cards: ShownCard[]
  /**
   * RECORD.md notation, hidden cards as ?
   */
  text: string
  /**
   * number of the trick it belongs to, from 0
   */
  trick: number | null
  /**
   * it ended the trick, and this seat won it
   */
  wins: number | null
  /**
   * honour play: the referee's ruling on a call
   */
  note: Message1 | null
}
export interface ShownCard {
  card: string
  /**
   * the number a wild 15 stands for, if not 15
   */
  stands_for?: number | null
}
/**
 * Which legal actions use exactly these cards of my hand? Answered by `Matches`.
 */
export interface Match {
  type: 'match'
  id: number
  cards: string[]
}
export interface Matches {
  type: 'matches'
  id: number
  /**
   * legal actions with exactly these cards, any may be sent
   */
  actions: string[]
  /**
   * why there is none
   */
  reason: Message1 | null
}
/**
 * POST /api/tables. `bots` names a bot for every seat but yours, clockwise from your left.
 *
 * With a seed the deals follow from it, for tests and lessons; without one they are fair.
 */
export interface NewTable {
  game: string
  options?: {
    [k: string]: unknown
  }
  bots: string[]
  name?: string
  seed?: number | null
  hints?: boolean
}
/**
 * Deal the next hand (phase "scored").
 */
export interface Next {
  type: 'next'
  ply: number
}
/**
 * This browser's own part in fair deals, answering `Commitment` (docs/fair-deals.md).
 */
export interface OwnString {
  type: 'string'
  /**
   * 32 random bytes, hexadecimal
   */
  string: string
}
export interface PlayerInfo {
  seat: number
  name: string
  /**
   * "rule", "random", …; null: a person
   */
  bot: string | null
  team: number | null
  /**
   * how many cards this player holds
   */
  cards: number
  /**
   * tricks won this hand
   */
  tricks: number
  /**
   * points taken in tricks this hand, where the game counts them
   */
  points: number | null
  /**
   * score over the finished hands
   */
  total: number
}
/**
 * The body of every refused HTTP request.
 */
export interface Problem {
  error: string
  message: Message1
}
/**
 * The answer to POST /api/records: under this name the file is reviewed, for a while.
 */
export interface RecordName {
  id: string
}
/**
 * The last message changed nothing. A fresh view follows a refused `act` or `next`.
 */
export interface Refused {
  type: 'refused'
  error: 'notation' | 'rules' | 'turn' | 'stale' | 'message' | 'server'
  message: Message1
}
/**
 * A game to step through. Until it is over: the own decisions of the hands that are.
 */
export interface Review {
  game: string
  options: {
    [k: string]: unknown
  }
  players: ReviewedPlayer[]
  /**
   * where this person sat; null: a record file
   */
  seat: number | null
  /**
   * whether all is shown: all seats' decisions, all cards
   */
  open: boolean
  /**
   * in how many deals a decision is weighed
   */
  worlds: number
  hands: ReviewedHand[]
}
export interface ReviewedPlayer {
  name: string
  /**
   * null: a person, or nobody knows (record files)
   */
  bot: string | null
  team: number | null
}
export interface ReviewedHand {
  /**
   * from 1
   */
  number: number
  dealer: number
  /**
   * null: it was not played to its end
   */
  score: number[] | null
  decisions: ReviewedDecision[]
}
export interface ReviewedDecision {
  /**
   * of the hand's decisions, from 1
   */
  number: number
  seat: number
  /**
   * RECORD.md notation
   */
  action: string
  /**
   * false: nobody's choice to weigh (a call in honour play)
   */
  weighed: boolean
}
/**
 * The table before a decision.
 */
export interface ReviewStep {
  hand: number
  number: number
  /**
   * what was decided
   */
  action: string
  view: View
  /**
   * all cards by seat; null: not to be shown
   */
  hands: string[][] | null
}
/**
 * of the seat that decided
 */
export interface View {
  game: string
  options: {
    [k: string]: unknown
  }
  seat: number
  players: PlayerInfo[]
  /**
   * from 1
   */
  hand_number: number
  dealer: number
  /**
   * "scored": the hand is over, the next deal waits
   */
  phase:
    'auction' | 'handicap' | 'exchange' | 'send' | 'play' | 'settle' | 'answer' | 'scored' | 'over'
  turn: number | null
  trump: 'C' | null
  /**
   * this seat's cards, by suit C D H S, ascending
   */
  hand: string[]
  log: LogEntry[]
  /**
   * null where this seat has nothing to decide
   */
  choices: Choices | null
  /**
   * honour play: the seats that this seat may call now
   */
  calls: number[]
  prompt: Message3
  table: FreeClubsTable | ClubsWhistTable | ClimbingClubsTable | RubyDameTable
  scores: HandScore[]
  target: number
  winners: number[] | null
}
/**
 * A sentence of the catalogue (`texts/en/*.ftl`), by name, with what it names.
 */
export interface Message3 {
  /**
   * Rule number, "" where no rule is meant
   */
  rule: string
  key: string
  args: {
    [k: string]: unknown
  }
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
/**
 * GET /api/rules/{game}: the rules in our own words, Markdown.
 */
export interface RulesText {
  game: string
  markdown: string
}
/**
 * The view of this ply has been shown for long enough. Never answered.
 *
 * In honour play bots wait for it, so that a person has the time to call.
 */
export interface Seen {
  type: 'seen'
  ply: number
}
/**
 * A table of this browser, for the lobby (POST and GET /api/tables, newest first).
 */
export interface TableInfo {
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  players: string[]
  seat: number
  /**
   * 0: nothing is dealt yet
   */
  hand_number: number
  total: number[]
  over: boolean
  winners: number[] | null
  created: string
  updated: string
  /**
   * to the secret of fair deals; null: from a seed
   */
  commitment: string | null
  /**
   * decisions taken over from a reviewed game, see `ViewMessage`
   */
  given: number
}
/**
 * POST …/review/{hand}/{number}/try: sit down where this decision was to be taken.
 */
export interface TryFrom {
  /**
   * who plays all other seats
   */
  bot: string
  name?: string
}
/**
 * All that one seat may see of a game.
 */
export interface View1 {
  game: string
  options: {
    [k: string]: unknown
  }
  seat: number
  players: PlayerInfo[]
  /**
   * from 1
   */
  hand_number: number
  dealer: number
  /**
   * "scored": the hand is over, the next deal waits
   */
  phase:
    'auction' | 'handicap' | 'exchange' | 'send' | 'play' | 'settle' | 'answer' | 'scored' | 'over'
  turn: number | null
  trump: 'C' | null
  /**
   * this seat's cards, by suit C D H S, ascending
   */
  hand: string[]
  log: LogEntry[]
  /**
   * null where this seat has nothing to decide
   */
  choices: Choices | null
  /**
   * honour play: the seats that this seat may call now
   */
  calls: number[]
  prompt: Message3
  table: FreeClubsTable | ClubsWhistTable | ClimbingClubsTable | RubyDameTable
  scores: HandScore[]
  target: number
  winners: number[] | null
}
/**
 * The view after ply number `ply`; bots' moves come one message each, in order.
 */
export interface ViewMessage {
  type: 'view'
  ply: number
  view: View1
  /**
   * null: the deals follow from a seed
   */
  fairness: FairDeals | null
  /**
   * whether `Hint` is answered at this table
   */
  hints: boolean
  /**
   * so many of the first decisions were taken over from a reviewed game, deals included; 0 at a table of its own
   */
  given: number
}
/**
 * Why can this card not be played (sent, bid)? Answered by `Matches` with a reason.
 */
export interface Why {
  type: 'why'
  id: number
  cards: string[]
}
