// Generated from src/clubsuit/server/ by `npm run types`. Do not edit.

export interface Wire {
  Absence: Absence
  Absent: Absent
  Act: Act
  Address: Address
  Advice: Advice
  Announcement: Announcement
  AnsweredPuzzle: AnsweredPuzzle
  AskedPuzzle: AskedPuzzle
  AskedQuestion: AskedQuestion
  BotsCandidate: BotsCandidate
  BotsWord: BotsWord
  Changes: Changes
  Chat: Chat
  ChatLine: ChatLine
  ChoiceWorth: ChoiceWorth
  Choices: Choices
  Choose: Choose
  ClaimRest: ClaimRest
  Clocks: Clocks
  Coached: Coached
  Commitment: Commitment
  Credentials: Credentials
  DecisionWorth: DecisionWorth
  DeviceCode: DeviceCode
  DeviceLink: DeviceLink
  Done: Done
  EntryOf: EntryOf
  FactSum: FactSum
  FairDeals: FairDeals
  GameInfo: GameInfo
  GameStatistics: GameStatistics
  Gathering: Gathering
  HandChances: HandChances
  HandScore: HandScore
  Health: Health
  Hint: Hint
  HotSeat: HotSeat
  Introduce: Introduce
  Invitation: Invitation
  KnownPerson: KnownPerson
  LeaveSeat: LeaveSeat
  Lesson: Lesson
  LessonStep: LessonStep
  ListedTable: ListedTable
  LogEntry: LogEntry
  Match: Match
  Matches: Matches
  MatchmakingRequest: MatchmakingRequest
  Me: Me
  Message: Message
  Moment: Moment
  NewAnswer: NewAnswer
  NewEntry: NewEntry
  NewFace: NewFace
  NewInvitations: NewInvitations
  NewLanguage: NewLanguage
  NewLesson: NewLesson
  NewPassword: NewPassword
  NewReport: NewReport
  NewSubscription: NewSubscription
  NewTable: NewTable
  NewTournament: NewTournament
  Next: Next
  Numbered: Numbered
  OpenWorth: OpenWorth
  OpenedWorth: OpenedWorth
  OptionInfo: OptionInfo
  OwnEntry: OwnEntry
  OwnPromise: OwnPromise
  OwnString: OwnString
  People: People
  Ping: Ping
  PlayerInfo: PlayerInfo
  PlayerRating: PlayerRating
  Pong: Pong
  Problem: Problem
  ProgramToken: ProgramToken
  Proposal: Proposal
  Propose: Propose
  PushKey: PushKey
  PuzzleChoice: PuzzleChoice
  PuzzleDeal: PuzzleDeal
  PuzzleDeck: PuzzleDeck
  PuzzleIdea: PuzzleIdea
  PuzzleRating: PuzzleRating
  RecordName: RecordName
  Refused: Refused
  Remark: Remark
  RemarkRead: RemarkRead
  Rematch: Rematch
  Resync: Resync
  Review: Review
  ReviewEnd: ReviewEnd
  ReviewProblem: ReviewProblem
  ReviewStep: ReviewStep
  ReviewedDecision: ReviewedDecision
  ReviewedHand: ReviewedHand
  ReviewedPlayer: ReviewedPlayer
  RuleAnswer: RuleAnswer
  RuleQuestion: RuleQuestion
  RulesText: RulesText
  Say: Say
  ScoreLine: ScoreLine
  SeatClock: SeatClock
  SeatInfo: SeatInfo
  ShowHand: ShowHand
  ShownCard: ShownCard
  Sit: Sit
  Spectator: Spectator
  Spectators: Spectators
  Standing: Standing
  Standings: Standings
  Start: Start
  StepRead: StepRead
  StillHere: StillHere
  Story: Story
  Substitute: Substitute
  Substituted: Substituted
  Suggestion: Suggestion
  Table: Table
  TableInfo: TableInfo
  TablePerson: TablePerson
  Terms: Terms
  Texts: Texts
  TournamentInfo: TournamentInfo
  TournamentResults: TournamentResults
  TryFrom: TryFrom
  View: View
  ViewMessage: ViewMessage
  ViewShown: ViewShown
  Vote: Vote
  Waiting: Waiting
  WarmUp: WarmUp
  Warming: Warming
  Why: Why
}
/**
 * A player without a socket while others are at the table, or an idle player (`idle`).
 */
export interface Absence {
  seat: number
  /**
   * seconds since the player was last seen, as far as is known
   */
  gone_s: number
  /**
   * seconds until the seat's bot plays on (before the first deal of a listed table: until the player loses the seat); 0 if it already does
   */
  left_s: number
  /**
   * whether the player has a socket but has not decided for `gone_s` seconds, and is asked if they are still there; with 0 left a bot plays until they answer (`StillHere`)
   */
  idle: boolean
}
/**
 * All absent and idle players, sent when the list changes. The seconds count from now.
 */
export interface Absent {
  type: 'absent'
  seats: Absence[]
}
/**
 * Make a decision. `ply` is the ply of the view that it answers.
 *
 * The decision must answer the newest view. A decision out of turn (a call, or ready) may also
 * answer an older view, unless the referee or this seat has decided something since then.
 */
export interface Act {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'act'
  ply: number
  action: string
}
/**
 * GET /api/address: the address of the server in the local network.
 */
export interface Address {
  /**
   * null if the server runs without `--lan`
   */
  url: string | null
}
/**
 * Answers `Hint`.
 */
export interface Advice {
  type: 'advice'
  id: number
  /**
   * at most three, the best first
   */
  suggestions: Suggestion[]
  /**
   * whether the first is better than the second by two standard errors; null if there is no second
   */
  clear: boolean | null
  /**
   * reason for the first in a player's words, by the seat's view; null if there is none
   */
  words: Message | null
  /**
   * reason for the first rather than the second, counted in deals that fit the seat's view; null if there is none, or if the first is not clearly better
   */
  evidence: Message | null
  /**
   * what the expected points of the first mean for the game; null if more points are simply better
   */
  outlook: Message | null
  /**
   * how the numbers were found, or why there are none
   */
  reason: Message
}
/**
 * A choice that was tried in deals that fit the seat's view.
 */
export interface Suggestion {
  /**
   * RECORD.md notation
   */
  action: string
  /**
   * chance to win the game, from 0 to 1; null for the only choice
   */
  chance: number | null
  /**
   * standard error of the chance
   */
  doubt: number | null
  /**
   * expected score of the hand; null for the only choice
   */
  points: number | null
}
/**
 * A message of the catalogue (`texts/en/*.ftl`).
 */
export interface Message {
  /**
   * rule number; "" if the message is not about a rule
   */
  rule: string
  key: string
  /**
   * values of the message's variables
   */
  args: {
    [k: string]: unknown
  }
}
/**
 * An announcement at the table in this hand: who won the auction, who leads first and why.
 */
export interface Announcement {
  /**
   * number of entries of the log before it
   */
  after: number
  message: Message
}
/**
 * Answer to POST /api/puzzles/{game}/{name}: whether the choice is right, and why.
 */
export interface AnsweredPuzzle {
  right: boolean
  /**
   * the right choices
   */
  best: string[]
  /**
   * the choice that was made in the game
   */
  played: string
  grade: 'proved' | 'solved' | 'opinion'
  /**
   * motif that only the right choices have; "" if there is none
   */
  motif: string
  /**
   * number of deals that were solved
   */
  deals: number
  /**
   * whether these are all deals that fit
   */
  all: boolean
  /**
   * whether values are the lead over the only other player with cards
   */
  ahead: boolean
  /**
   * time at which the puzzle comes again
   */
  due: string
  /**
   * puzzle of the same deck to ask next
   */
  next: string | null
  choices: PuzzleChoice[]
  /**
   * the real deal; then a deal in which the choice matters, if it does not matter in the real one
   */
  shown: PuzzleDeal[]
}
/**
 * The value of a choice over the deals that fit what the player has seen (docs/puzzles.md).
 */
export interface PuzzleChoice {
  action: string
  /**
   * mean value; null if no deals were solved
   */
  mean: number | null
  /**
   * number of deals in which another choice has a higher value; null if no deals were solved
   */
  worse: number | null
}
/**
 * A deal that fits what the player has seen.
 */
export interface PuzzleDeal {
  /**
   * true for the deal of the game, false for an example
   */
  real: boolean
  /**
   * cards of each seat
   */
  hands: string[][]
  /**
   * all choices in this deal; empty while the server compiles the rules
   */
  solved: OpenWorth[]
}
/**
 * The value of a choice with all cards open.
 */
export interface OpenWorth {
  action: string
  /**
   * score of the hand with the cards as they are
   */
  points: number
  /**
   * whether the hand was solved; else bots played it to its end
   */
  exact: boolean
  /**
   * whether `points` is the lead over the only other player with cards
   */
  ahead: boolean
}
/**
 * GET /api/puzzles/{game}/{name}: a position before the choice.
 */
export interface AskedPuzzle {
  name: string
  /**
   * view of the player who is asked
   */
  view: View
  /**
   * cards that this player held in this hand and that the view no longer shows
   */
  laid_down: string[]
  /**
   * all legal choices, RECORD.md notation
   */
  choices: string[]
  /**
   * whether the position is from a game of this person
   */
  own: boolean
}
/**
 * All that one seat may see of a game.
 */
export interface View {
  game: string
  options: {
    [k: string]: unknown
  }
  /**
   * seat whose view this is; -1 for a spectator
   */
  seat: number
  players: PlayerInfo[]
  /**
   * from 1
   */
  hand_number: number
  dealer: number
  /**
   * "play", or a phase of one game; "scored" between two hands; "over" after the game
   */
  phase: string
  /**
   * seat that others wait for; with `choosing` this seat if it is in it, else the first of them
   */
  turn: number | null
  /**
   * seats that still have to choose, if all players choose at the same time (a pass of cards); else empty
   */
  choosing: number[]
  /**
   * this seat's choice in RECORD.md notation, while others still choose; until all have chosen, `Act` and `Choose` replace it
   */
  chosen: string | null
  trump: ('C' | 'D' | 'H' | 'S') | null
  /**
   * cards of this seat, by suit C D H S, ascending
   */
  hand: string[]
  log: LogEntry[]
  announcements: Announcement[]
  /**
   * null if this seat has nothing to decide
   */
  choices: Choices | null
  /**
   * honour play: seats that this seat may call now; its own seat, to own up
   */
  calls: number[]
  /**
   * number of the rule that applies now
   */
  rule: string
  /**
   * one line that says what the players wait for
   */
  prompt: Message
  table: Table
  scores: HandScore[]
  target: number
  /**
   * totals at which the game ends, ascending; two if a low total ends it too
   */
  ends: number[]
  winners: number[] | null
  /**
   * place of each seat, from 1, after the game; equal totals share a place
   */
  places: number[] | null
  /**
   * null during a hand
   */
  story: Story | null
}
export interface PlayerInfo {
  seat: number
  name: string
  /**
   * "rule", "random", …; null for a person
   */
  bot: string | null
  /**
   * name of the portrait; "" for none, as for a player who has left
   */
  face: string
  team: number | null
  /**
   * number of cards in hand
   */
  cards: number
  /**
   * tricks won this hand
   */
  tricks: number
  /**
   * points taken in tricks this hand; null if the game does not count them
   */
  points: number | null
  /**
   * score of all finished hands
   */
  total: number
}
/**
 * A decision of this hand, as this seat saw it.
 */
export interface LogEntry {
  seat: number
  /**
   * "play", "pass", "bid", …; table-log-{verb} in the catalogue
   */
  verb: string
  cards: ShownCard[]
  /**
   * seat that gets the cards; null if none does
   */
  to: number | null
  /**
   * RECORD.md notation, with ? for hidden cards
   */
  text: string
  /**
   * number of the trick it belongs to, from 0
   */
  trick: number | null
  /**
   * seat that won the trick with this decision; null if the trick goes on
   */
  wins: number | null
  /**
   * honour play: the referee's ruling on a call
   */
  note: Message | null
}
export interface ShownCard {
  card: string
  /**
   * number that a wild 15 stands for; null if it is 15
   */
  stands_for?: number | null
}
/**
 * The legal actions of this seat, as buttons and as cards to click.
 *
 * `View.calls` has the calls of honour play.
 */
export interface Choices {
  /**
   * actions that name no card in hand: pass, keep, swap, double, take, ready
   */
  buttons: string[]
  /**
   * verb of an action with cards, as in `LogEntry.verb`
   */
  verb: string | null
  /**
   * cards in at least one legal action; the page greys others
   */
  cards: string[]
  /**
   * minimum and maximum number of cards in an action
   *
   * @minItems 2
   * @maxItems 2
   */
  pick: [number, number]
  /**
   * the only legal action; null if there are several
   */
  only: string | null
  /**
   * whether `ClaimRest` is accepted: this seat takes all remaining tricks in every deal that fits this view
   */
  claim_rest: boolean
}
/**
 * The part of a view that only one game has.
 *
 * If `clubsuit.server.wire.games` has a model for the game, this model validates the part.
 */
export interface Table {
  /**
   * id of the game
   */
  kind: string
  [k: string]: unknown
}
export interface HandScore {
  number: number
  dealer: number
  score: number[]
  lines: ScoreLine[]
}
/**
 * A line of a hand's score: points, and the message that explains them.
 */
export interface ScoreLine {
  seat: number
  points: number
  message: Message
}
/**
 * The story of the hand that has just ended, from the eyes of this seat.
 */
export interface Story {
  headline: Message
  /**
   * further sentences about the hand
   */
  also: Message[]
  /**
   * what decided the hand; null if nothing did
   */
  moment: Moment | null
}
/**
 * The decision that decided a hand.
 */
export interface Moment {
  /**
   * number of a decision in the hand, from 1, for the address of the review
   */
  number: number
  message: Message
}
/**
 * GET /api/rules/{game}/questions/{name}: a question with its position.
 */
export interface AskedQuestion {
  name: string
  /**
   * number of the rule
   */
  rule: string
  message: Message
  /**
   * view of the player who is asked
   */
  view: View
  /**
   * decision after the view, before the question
   */
  then: LogEntry | null
  /**
   * kind of the answers
   */
  kind: 'choice' | 'seats' | 'number'
  answers: RuleAnswer[]
  /**
   * why the right answer is right; empty if refusals of the choices say so
   */
  because: Message[]
  /**
   * calculation of the answer: lines of a score, or the points of each player
   */
  lines: ScoreLine[]
}
/**
 * A possible answer to a question.
 */
export interface RuleAnswer {
  /**
   * a choice in RECORD.md notation, seats ("0 2", "" for none), or a number
   */
  text: string
  right: boolean
  /**
   * why a wrong choice is refused
   */
  reason: Message | null
}
/**
 * The value that a bot gave to a choice.
 */
export interface BotsCandidate {
  action: string
  /**
   * higher is better; only the order has a meaning
   */
  value: number
}
/**
 * A bot's reason for its decision. The bot is asked again, with the view that it had.
 */
export interface BotsWord {
  bot: string
  /**
   * whether the bot searches; then its candidates are those of the review
   */
  tried: boolean
  reason: Message
  candidates: BotsCandidate[]
}
/**
 * The difference between the last `ViewMessage` and the next one.
 *
 * It is sent to sockets opened with `?changes`. `about` replaces fields of the message, `view`
 * replaces fields of its view, and `added` extends lists of the view.
 */
export interface Changes {
  type: 'changes'
  /**
   * ply of the message that this one changes
   */
  after: number
  /**
   * fields of the message; always `ply`
   */
  about: {
    [k: string]: unknown
  }
  /**
   * fields of the view
   */
  view: {
    [k: string]: unknown
  }
  /**
   * new entries of `log` and `scores`
   */
  added: {
    [k: string]: unknown[]
  }
  /**
   * first 16 digits of the SHA-256 of the whole new message, as compact JSON with the names in the order of the first message
   */
  digest: string
}
/**
 * Chat messages: a new one, or all that the server keeps.
 */
export interface Chat {
  type: 'chat'
  /**
   * whether the lines replace all that were sent before
   */
  whole: boolean
  lines: ChatLine[]
}
/**
 * A chat message.
 */
export interface ChatLine {
  /**
   * the same for all lines of one person at this table
   */
  who: string
  /**
   * seat of the player at that time
   */
  seat: number
  /**
   * name of the player at that time
   */
  name: string
  /**
   * "" with a phrase
   */
  text: string
  phrase:
    ('hello' | 'luck' | 'played' | 'close' | 'thanks' | 'sorry' | 'moment' | 'back' | 'bye') | null
  at: string
}
/**
 * The value of a choice for its player: the mean over deals that fit the player's view.
 */
export interface ChoiceWorth {
  action: string
  /**
   * chance to win the game, from 0 to 1
   */
  chance: number
  /**
   * standard deviation of the chance between deals
   */
  spread: number
  /**
   * expected score of the hand
   */
  points: number
}
/**
 * Make the decision that uses exactly these cards in hand. `ply` is as in `Act`.
 *
 * If several decisions use these cards, nothing changes, and `Matches` lists the decisions.
 */
export interface Choose {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'choose'
  /**
   * any number from 0 to 2^53 - 1; the answer repeats it
   */
  id: number
  ply: number
  cards: string[]
}
/**
 * Claim all remaining tricks: the hand is played to its end at once.
 *
 * It is refused unless `Choices.claim_rest` is true.
 */
export interface ClaimRest {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'claim-rest'
  ply: number
}
/**
 * The clocks of a table, sent with each view and to each new socket.
 *
 * The seconds count from now. When a player has no time left, the seat's bot decides.
 */
export interface Clocks {
  type: 'clocks'
  /**
   * clocks of people for whom no bot plays on
   */
  seats: SeatClock[]
}
/**
 * The time that a person has left to decide.
 */
export interface SeatClock {
  seat: number
  left_s: number
  runs: boolean
}
/**
 * Switch the coach on or off for this socket. The coach answers a costly choice with `Remark`.
 *
 * There is a coach at tables that have hints and no other people.
 */
export interface Coached {
  type: 'coached'
  on: boolean
}
/**
 * The commitment to the deals of a new table. The first deal waits for the client's answer.
 *
 * A single person sends `OwnString`. If there are several people, each sends `OwnPromise`, and
 * then `OwnString`.
 */
export interface Commitment {
  type: 'commitment'
  /**
   * SHA-256 of the secret, hexadecimal
   */
  commitment: string
  wanted: 'promise' | 'string'
  /**
   * promise of each seat; "" for a seat without one
   */
  promises: string[]
}
/**
 * POST /api/accounts and /api/sessions: create an account, log in.
 */
export interface Credentials {
  /**
   * at most 40 visible characters
   */
  name: string
  password: string
}
/**
 * The value of a decision. `played` and `best` are weighed in the same new deals.
 *
 * The message is sent again when the decision has been weighed in more deals.
 */
export interface DecisionWorth {
  type: 'worth'
  /**
   * id of this line, for `after` of a continued stream
   */
  id: string
  hand: number
  number: number
  choices: number
  worlds: number
  played: ChoiceWorth
  /**
   * choice of the best bot
   */
  best: ChoiceWorth
  /**
   * loss of the chance to win, compared with `best`
   */
  cost: number
  /**
   * standard error of the cost
   */
  doubt: number
  /**
   * upper bound of the cost: two standard errors above it
   */
  may_cost: number
  /**
   * whether the deals are all that fit the view, and each was solved
   */
  exact: boolean
  /**
   * the best bot's reason
   */
  reason: Message
  /**
   * reason for `best` in a player's words, by the player's view
   */
  words: Message | null
  /**
   * reason for `best`, counted in deals that fit the player's view
   */
  evidence: Message | null
  /**
   * `played`, `best` and other candidates of the best bot, in the same deals; the best first
   */
  candidates: ChoiceWorth[]
  /**
   * null until the game is over
   */
  opened: OpenedWorth | null
  /**
   * null for a person's decision, and while it is not to be shown
   */
  bot: BotsWord | null
}
/**
 * The value of a decision with all cards open.
 */
export interface OpenedWorth {
  played: OpenWorth
  best: OpenWorth
  /**
   * all legal choices, if the exact solver can solve the hand from here; else none
   */
  solved: OpenWorth[]
  /**
   * chance of each seat to win the game after it
   */
  chances: number[]
}
/**
 * POST /api/devices/here: let this browser become the person who created the code.
 */
export interface DeviceCode {
  code: string
}
/**
 * POST /api/devices and /api/devices/recovery: a code that lets a browser become this
 * person.
 */
export interface DeviceLink {
  code: string
  /**
   * time at which the code expires
   */
  expires: string
}
/**
 * A `Numbered` message was carried out or refused, and all its effects were sent.
 */
export interface Done {
  type: 'done'
  n: number
}
/**
 * The tournament in which a table is played (GET /api/tournaments/{id}).
 */
export interface EntryOf {
  id: string
  /**
   * number of hands; after the last one the game ends
   */
  hands: number
}
/**
 * A statistic of the person's hands. Its label is fact-{name} in the catalogue.
 */
export interface FactSum {
  name: string
  /**
   * whether it is a share of hands; else a mean of numbers
   */
  share: boolean
  /**
   * number of hands that count
   */
  times: number
  total: number
}
/**
 * The inputs of a game's deals, without the secret (docs/fair-deals.md).
 */
export interface FairDeals {
  commitment: string
  /**
   * string of each seat; "" for a bot
   */
  strings: string[]
}
/**
 * A game. The catalogue has its texts: game-{id}-name, -character and -length.
 */
export interface GameInfo {
  id: string
  /**
   * possible numbers of players
   */
  players: number[]
  default_players: number
  /**
   * whether a table can be opened with `watch` "late"
   */
  late: boolean
  options: OptionInfo[]
  /**
   * whether the game has a lesson: a first hand with a guide
   */
  lesson: boolean
  /**
   * time control of tables of `POST /api/tables/matchmaking`; see `NewTable.clock`
   */
  matchmaking_clock: string
}
export interface OptionInfo {
  name: string
  kind: 'int' | 'bool' | 'choice' | 'ints'
  default: number | boolean | string | number[] | null
  choices?: (number | string)[]
  low?: number | null
  high?: number | null
  rule: string
  /**
   * whether it is a house rule, which the set-up hides
   */
  house: boolean
}
/**
 * GET /api/me/statistics: the person's results in a game with the same options.
 */
export interface GameStatistics {
  game: string
  /**
   * options that differ from the usual ones
   */
  options: {
    [k: string]: unknown
  }
  games: number
  finished: number
  won: number
  hands: number
  facts: FactSum[]
  /**
   * scores of the last hands, the newest last
   */
  scores: number[]
  /**
   * the strongest first; empty if the person has no rating
   */
  ratings: PlayerRating[]
}
/**
 * A player's rating, computed from the games of this variant on this server.
 */
export interface PlayerRating {
  /**
   * level of bots; null for the person
   */
  bot: string | null
  /**
   * estimated skill; 25 for a new player
   */
  skill: number
  /**
   * standard deviation of the skill; 25/3 for a new player
   */
  doubt: number
  games: number
}
/**
 * An open table before its first deal, sent to a client that is asked for nothing now.
 */
export interface Gathering {
  type: 'gathering'
  game: string
  options: {
    [k: string]: unknown
  }
  /**
   * SHA-256 of the secret of the deals, hexadecimal
   */
  commitment: string
  /**
   * whether the table is in the public list; then the game starts by itself when people have all seats, and an absent player loses their seat
   */
  listed: boolean
  /**
   * whether the game is starting and waits for others' strings
   */
  started: boolean
  terms: Terms
  people: People
}
/**
 * The terms of a table, for people who are invited to it.
 */
export interface Terms {
  /**
   * options that differ from the usual ones, except the number of players and the target
   */
  changed: {
    [k: string]: unknown
  }
  /**
   * null if this server no longer has the game
   */
  target: number | null
  /**
   * team number of each seat, from 0; null if all play for themselves
   */
  teams: number[] | null
  /**
   * minutes that a game takes with quick and with slow players; null if unknown, and for correspondence games
   */
  minutes: [number, number] | null
}
/**
 * The seats of an open table, and what its players have agreed on.
 */
export interface People {
  /**
   * the client's seat; null for a spectator
   */
  seat: number | null
  /**
   * all seats at the client's device
   */
  mine: number[]
  seats: SeatInfo[]
  substituted: Substituted[]
  proposal: Proposal | null
  /**
   * seat that refused the last proposal; null if none did, or once the game continues
   */
  declined: number | null
  /**
   * whether the game is paused until all agree to resume it
   */
  paused: boolean
  /**
   * seats that agreed to end the game unfinished; null if it was not ended so
   */
  ended: number[] | null
  /**
   * time control, as in `NewTable`; "" without a clock
   */
  clock: string
  pace: 'realtime' | 'correspondence'
  rematch: Rematch | null
  watch: 'public' | 'seat' | 'late'
  /**
   * cards that each seat was dealt in the hand before, for spectators of a table with `watch` "late"
   */
  last_hand: string[][] | null
}
/**
 * A seat of an open table.
 */
export interface SeatInfo {
  name: string
  /**
   * name of the portrait; "" for none, as for a player who has left
   */
  face: string
  /**
   * whether a person has the seat; a bot's seat can be taken
   */
  person: boolean
  /**
   * bot that plays when no person does
   */
  bot: string | null
  /**
   * whether the person is absent and the bot plays on for them
   */
  away: boolean
  /**
   * first of the seats that share a device; null if the seat has its own
   */
  hot_seat: number | null
  /**
   * whether spectators see this player's view
   */
  shows_hand: boolean
  /**
   * whether a program has the seat
   */
  program: boolean
}
/**
 * A decision of this hand that a bot made for a seat in which a person sits now.
 */
export interface Substituted {
  /**
   * index in the view's `log`, from 0
   */
  entry: number
  bot: string
}
/**
 * A player's proposal that waits for the others' votes.
 */
export interface Proposal {
  /**
   * number of the proposal, for `Vote`
   */
  number: number
  kind: 'takeback' | 'pause' | 'resume' | 'end' | 'replace' | 'hints' | 'nohints' | 'clock'
  /**
   * seat of the proposer
   */
  seat: number
  /**
   * seat that would be replaced, with "replace"; else null
   */
  of: number | null
  /**
   * proposed time control, with "clock"; else null
   */
  clock: string | null
  /**
   * index in the view's `log`, from 0, of the decision that would be taken back; null for other proposals
   */
  entry: number | null
  /**
   * seats that have not voted yet; only the first of those that share a device
   */
  missing: number[]
}
/**
 * Another game with the same people in the same seats.
 */
export interface Rematch {
  /**
   * seat of the player who opened it
   */
  seat: number
  table: string
}
/**
 * The chance of each seat to win the game, after each decision of a hand, with open cards.
 */
export interface HandChances {
  type: 'chances'
  /**
   * id of this line, for `after` of a continued stream
   */
  id: string
  hand: number
  /**
   * chances by seat after each decision; null for one that is not weighed
   */
  after: (number[] | null)[]
}
/**
 * GET /api/health and /api/ready: "ok" or "no database".
 */
export interface Health {
  status: string
}
/**
 * Ask what the best bot would do with this seat's view. Answered by `Advice`.
 */
export interface Hint {
  type: 'hint'
  /**
   * any number from 0 to 2^53 - 1; the answer repeats it
   */
  id: number
}
/**
 * The device was handed over to the player of this seat. Answered by their view.
 */
export interface HotSeat {
  type: 'hot-seat'
  seat: number
}
/**
 * Give the name under which others see the client while it watches.
 */
export interface Introduce {
  type: 'introduce'
  name: string
}
/**
 * GET /api/invitations: an invitation of another person that can be accepted.
 */
export interface Invitation {
  table: string
  game: string
  /**
   * name of the inviter
   */
  name: string
  at: string
}
/**
 * GET /api/people: a person with whom this person has finished games, or has blocked.
 */
export interface KnownPerson {
  /**
   * the same as long as neither changes their account
   */
  id: string
  /**
   * name in the last game together, or when they were blocked
   */
  name: string
  /**
   * portrait, as in `PlayerInfo`
   */
  face: string
  /**
   * number of finished games together that are still stored
   */
  games?: number
  /**
   * the last of them; null if there is none
   */
  game?: string | null
  /**
   * its table; null without one
   */
  table?: string | null
  /**
   * the person at this table, as in `ChatLine`; null if there is none
   */
  who?: string | null
  /**
   * time at which this table was opened, or the block was made
   */
  at: string
  /**
   * whether this person has blocked them
   */
  blocked: boolean
}
/**
 * Give the seat back to its bot, between two hands or before the first one.
 */
export interface LeaveSeat {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'leave-seat'
}
/**
 * The guide of a lesson.
 */
export interface Lesson {
  /**
   * null if there is no new step
   */
  step: LessonStep | null
  /**
   * closing remarks; null before the end
   */
  closing: Message[] | null
  /**
   * whether this is the end of a hand, shown before the rules for its beginning; the page then hides whatever refers to that beginning
   */
  prelude: boolean
}
/**
 * The current step of a lesson.
 */
export interface LessonStep {
  name: string
  message: Message
  /**
   * whether the table waits for `StepRead`
   */
  waits: boolean
  /**
   * cards in hand that the step is about; the page lifts them
   */
  cards: string[]
  /**
   * suggested action, RECORD.md notation
   */
  action: string | null
}
/**
 * GET /api/tables/listed: a table of others that the person can join or watch.
 *
 * A real-time table is listed only if it is new or a player has it open now.
 */
export interface ListedTable {
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  /**
   * names of the people who have a seat
   */
  people: string[]
  /**
   * their portraits, as in `PlayerInfo`
   */
  faces: string[]
  /**
   * number of bots whose seat a person can take
   */
  free: number
  /**
   * 0 before the first deal
   */
  hand_number: number
  pace: 'realtime' | 'correspondence'
  /**
   * time control, as in `NewTable`
   */
  clock: string
  terms: Terms
  updated: string
}
/**
 * Ask which legal actions use exactly these cards in hand. Answered by `Matches`.
 */
export interface Match {
  type: 'match'
  /**
   * any number from 0 to 2^53 - 1; the answer repeats it
   */
  id: number
  cards: string[]
}
/**
 * Answers `Match`.
 */
export interface Matches {
  type: 'matches'
  id: number
  /**
   * legal actions with exactly these cards
   */
  actions: string[]
  /**
   * why there is none
   */
  reason: Message | null
}
/**
 * POST /api/tables/matchmaking: play a game under its usual options with anyone who is
 * waiting.
 */
export interface MatchmakingRequest {
  game: string
  name?: string
  /**
   * bot of the free seats, if a new table is opened
   */
  bot?: string
}
/**
 * GET /api/me: the account of this browser.
 *
 * The response header Former says why the browser has lost its seats. "account": the browser's
 * guest now has an account. "password": the account's password was changed in another browser.
 */
export interface Me {
  /**
   * name of the account; null for a guest
   */
  account: string | null
  /**
   * name of the portrait that others see
   */
  face: string
  /**
   * language of the page that was chosen in the account
   */
  language?: string | null
}
/**
 * POST /api/puzzles/{game}/{name}: the choice for a puzzle.
 */
export interface NewAnswer {
  choice: string
}
/**
 * POST /api/tournaments/{id}/entry.
 */
export interface NewEntry {
  name?: string
  /**
   * 64 random hexadecimal digits. Those of the first player determine all deals, together with the secret
   */
  string: string
}
/**
 * PUT /api/me/face: choose a portrait.
 */
export interface NewFace {
  face: string
}
/**
 * POST /api/people/invitations: open a table and invite people to it.
 *
 * The table has the settings of the last game with the first of them.
 */
export interface NewInvitations {
  people: string[]
  name?: string
}
/**
 * PUT /api/me/language: choose the language of the page.
 */
export interface NewLanguage {
  language: 'en' | 'de' | 'fr' | 'nl'
}
/**
 * POST /api/lessons/{game}.
 */
export interface NewLesson {
  name?: string
}
/**
 * POST /api/me/password: change the password and log out all other browsers.
 */
export interface NewPassword {
  old: string
  new: string
}
/**
 * POST /api/tables/{id}/people/{who}/reports: report a person to the host of this server.
 */
export interface NewReport {
  reason: 'insult' | 'spam' | 'name' | 'cheating' | 'delay' | 'other'
  words?: string
}
/**
 * POST /api/push: the browser's `PushSubscription`.
 */
export interface NewSubscription {
  endpoint: string
  p256dh: string
  auth: string
}
/**
 * POST /api/tables. `bots` has a bot for each other seat, clockwise from the person's left.
 *
 * With a seed, the deals follow from the seed; tests and lessons use this. Without a seed, the
 * deals are fair.
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
  /**
   * whether all who have the table's address may watch and take a bot's seat
   */
  open?: boolean
  /**
   * whether an open table is in the public list, and its record after the game
   */
  listed?: boolean
  /**
   * what spectators see apart from open cards: "public": nothing more; "seat": the view of a player who agrees; "late": the cards dealt in the hand before
   */
  watch?: 'public' | 'seat' | 'late'
  /**
   * "correspondence": no bot plays on for absent players
   */
  pace?: 'realtime' | 'correspondence'
  /**
   * time control of an open table: with pace "correspondence" at least a day for each decision, else less
   */
  clock?: string
}
/**
 * POST /api/tournaments: create a tournament, in which everyone plays the same deals.
 *
 * The option `target` is raised if a game could otherwise end before its last hand.
 */
export interface NewTournament {
  name?: string
  game: string
  options?: {
    [k: string]: unknown
  }
  hands?: number
  /**
   * level of the bots in all other seats
   */
  bot?: string
  /**
   * number of days from now until its end
   */
  days?: number
}
/**
 * Deal the next hand (phase "scored").
 */
export interface Next {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'next'
  ply: number
}
/**
 * A message that a page sends again if it loses its socket before the answer.
 */
export interface Numbered {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
}
/**
 * The entry of this person in a tournament.
 */
export interface OwnEntry {
  /**
   * null if the person has deleted the table
   */
  table: string | null
  /**
   * number of finished hands
   */
  hands: number
  /**
   * whether all hands are played
   */
  over: boolean
}
/**
 * The hash of the client's string, sent before any string is shown (docs/fair-deals.md).
 */
export interface OwnPromise {
  type: 'promise'
  /**
   * SHA-256 of the string's 64 digits
   */
  hash: string
}
/**
 * The client's random string for fair deals (docs/fair-deals.md). Answers `Commitment`.
 */
export interface OwnString {
  type: 'string'
  /**
   * 32 random bytes, hexadecimal
   */
  string: string
}
/**
 * Check whether the socket is alive. `Pong` comes before the answers to earlier messages.
 */
export interface Ping {
  type: 'ping'
}
/**
 * Answers `Ping`.
 */
export interface Pong {
  type: 'pong'
}
/**
 * Body of every refused HTTP request.
 */
export interface Problem {
  error: string
  message: Message
}
/**
 * POST /api/programs: a token, which the program sends in the header Authorization.
 */
export interface ProgramToken {
  token: string
}
/**
 * Propose something to the other players. Without other people it is done at once.
 *
 * "takeback": undo the proposer's last decision of this hand that had an alternative, and all
 * decisions after it. "pause": stop the game until "resume". "end": end the game unfinished.
 * "replace": give the seat of an absent player to its bot for good, between two hands. "hints":
 * allow hints until another person takes a seat, or until "nohints", which needs no agreement.
 * "clock": set another time control.
 */
export interface Propose {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'propose'
  kind: 'takeback' | 'pause' | 'resume' | 'end' | 'replace' | 'hints' | 'nohints' | 'clock'
  /**
   * seat to be replaced, with "replace"
   */
  of?: number | null
  clock?: string | null
  /**
   * ply of the view that it answers; with `resent`, the proposal is refused if anything has happened since, unless this process knows what became of the first one
   */
  ply?: number | null
}
/**
 * GET /api/push: the VAPID public key of this server.
 */
export interface PushKey {
  /**
   * base64url; null if this server sends no notifications
   */
  key: string | null
}
/**
 * GET /api/puzzles/{game}: the puzzles of a game, and the person's progress.
 */
export interface PuzzleDeck {
  game: string
  /**
   * number of puzzles that come with the server
   */
  number: number
  /**
   * number of those whose last answer was right
   */
  solved: number
  /**
   * number of those that the person should answer again now
   */
  due: number
  /**
   * null before the first answer
   */
  rating: PuzzleRating | null
  /**
   * puzzle to ask now; null if none is new or due
   */
  next: string | null
  /**
   * time at which the next puzzle is due, if none is new or due now
   */
  again: string | null
  /**
   * number of puzzles from the person's own games
   */
  own: number
  /**
   * number of those that are new or due
   */
  own_due: number
  /**
   * like `next`, for puzzles from the person's own games
   */
  own_next: string | null
  /**
   * motifs of answered puzzles, most frequent first
   */
  ideas: PuzzleIdea[]
}
/**
 * A person's rating by puzzles, on the scale of `PlayerRating`.
 */
export interface PuzzleRating {
  skill: number
  doubt: number
  /**
   * number of puzzles that have counted
   */
  games: number
}
/**
 * How often a person has found a motif (docs/puzzles.md), by the last answer to each puzzle.
 */
export interface PuzzleIdea {
  motif: string
  answered: number
  right: number
}
/**
 * Answer to POST /api/records: the temporary name of the file, for a review.
 */
export interface RecordName {
  id: string
}
/**
 * A message was refused and changed nothing.
 *
 * A view follows a refused `act`, `choose` or `next`.
 */
export interface Refused {
  type: 'refused'
  error: 'notation' | 'rules' | 'turn' | 'stale' | 'message' | 'server'
  message: Message
  /**
   * number of the refused message; null if it has none
   */
  n?: number | null
}
/**
 * The coach's remark on a costly choice. The bots wait for `RemarkRead`.
 */
export interface Remark {
  type: 'remark'
  /**
   * ply after the choice
   */
  ply: number
  /**
   * RECORD.md notation
   */
  played: string
  /**
   * better choice, RECORD.md notation
   */
  best: string
  /**
   * loss of the chance to win, in percent
   */
  loss: number
  /**
   * reason for the better choice in a player's words, by the seat's view
   */
  words: Message | null
  /**
   * reason for the better choice, counted in deals that fit the seat's view
   */
  evidence: Message | null
  /**
   * standard error of the loss, from 0 to 1
   */
  doubt: number
  /**
   * number of deals in which the choices were weighed
   */
  worlds: number
}
/**
 * The player has read the coach's remark, so the bots continue.
 *
 * A decision or a take-back has the same effect.
 */
export interface RemarkRead {
  type: 'remark-read'
}
/**
 * Ask for the whole view, because the digest in `Changes` differs from the page's digest.
 */
export interface Resync {
  type: 'resync'
}
/**
 * A game to step through.
 *
 * Before the end of the game, the review has only the person's decisions in finished hands.
 */
export interface Review {
  type: 'overview'
  /**
   * id of this line, for `after` of a continued stream
   */
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  players: ReviewedPlayer[]
  /**
   * seat of the person; null for a record file
   */
  seat: number | null
  /**
   * whether all decisions and all cards are shown
   */
  open: boolean
  /**
   * number of deals in which a decision is weighed
   */
  worlds: number
  hands: ReviewedHand[]
}
/**
 * A player of a reviewed game.
 */
export interface ReviewedPlayer {
  name: string
  /**
   * portrait, as in `PlayerInfo`
   */
  face: string
  /**
   * null for a person, and if a record file does not say
   */
  bot: string | null
  team: number | null
}
/**
 * A hand of a reviewed game.
 */
export interface ReviewedHand {
  /**
   * from 1
   */
  number: number
  dealer: number
  /**
   * null if the hand was not played to its end
   */
  score: number[] | null
  decisions: ReviewedDecision[]
}
/**
 * A decision of a reviewed game, without its value.
 */
export interface ReviewedDecision {
  /**
   * number in the hand, from 1
   */
  number: number
  seat: number
  /**
   * RECORD.md notation
   */
  action: string
  /**
   * false for a call in honour play, which is not weighed
   */
  weighed: boolean
}
/**
 * The last line of a review: nothing more will come.
 */
export interface ReviewEnd {
  type: 'end'
}
/**
 * The last line of a review that cannot continue now.
 */
export interface ReviewProblem {
  error: string
  message: Message
  type: 'problem'
}
/**
 * The table before a decision.
 */
export interface ReviewStep {
  hand: number
  number: number
  /**
   * the decision, RECORD.md notation
   */
  action: string
  /**
   * view of the seat that decided
   */
  view: View
  /**
   * cards of each seat; null if not to be shown
   */
  hands: string[][] | null
}
/**
 * GET /api/rules/{game}/questions: a question about one of the rules.
 */
export interface RuleQuestion {
  name: string
  /**
   * number of the rule
   */
  rule: string
  message: Message
}
/**
 * GET /api/rules/{game}: the rules, in Markdown.
 */
export interface RulesText {
  game: string
  markdown: string
}
/**
 * Send a chat message: a phrase, or a text of at most 200 characters.
 *
 * Only players may send chat messages. All players and spectators get the message as `Chat`.
 */
export interface Say {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'say'
  text?: string
  /**
   * chat-{phrase} in the catalogue, shown in the reader's language
   */
  phrase?:
    ('hello' | 'luck' | 'played' | 'close' | 'thanks' | 'sorry' | 'moment' | 'back' | 'bye') | null
}
/**
 * Let spectators see this player's view, or hide it, at a table with `watch` "seat".
 */
export interface ShowHand {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'show-hand'
  on: boolean
}
/**
 * Take the seat of a bot at an open table.
 */
export interface Sit {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'sit'
  seat: number
  name?: string
  /**
   * whether another player at the same device takes the seat (hot seat); only before the first deal, and only if the sender already has a seat
   */
  hot_seat?: boolean
}
/**
 * A person who watches a table.
 */
export interface Spectator {
  /**
   * the same as in `ChatLine`
   */
  who: string
  /**
   * name from `Introduce`; "" if unknown
   */
  name: string
}
/**
 * All spectators of an open table, sent when that changes; at first there are none.
 */
export interface Spectators {
  type: 'spectators'
  watching: Spectator[]
}
/**
 * A player's place in a tournament.
 */
export interface Standing {
  /**
   * among accounts or among guests; equal points share a place
   */
  place: number
  name: string
  account: boolean
  /**
   * points a hand over the mean of the field
   */
  over: number
  /**
   * share of the other players who had a lower score, averaged over the hands, from 0 to 1; a tie counts half; null without others
   */
  matchpoints: number | null
  /**
   * score in each hand
   */
  scores: number[]
  /**
   * table, for its review
   */
  table: string
  mine: boolean
}
/**
 * The results of all who have played all hands.
 */
export interface Standings {
  players: number
  /**
   * mean score of the field in each hand
   */
  means: number[]
  /**
   * accounts, then guests; the best first, at most 100
   */
  rows: Standing[]
}
/**
 * Start the game with all players who have a seat. Answered by `Commitment`, then a view.
 */
export interface Start {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'start'
}
/**
 * The player has read the step for which the lesson waits (`LessonStep`), so it continues.
 */
export interface StepRead {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'step-read'
  step: string
}
/**
 * The player is still there. Answers `Absence` with `idle`.
 *
 * Any other decision, proposal, chat message or question of the player also answers it; messages
 * that a page sends by itself do not.
 */
export interface StillHere {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'still-here'
}
/**
 * Let a bot decide for an absent player (`Absence`) from now on, until the player is back.
 */
export interface Substitute {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'substitute'
  seat: number
}
/**
 * A table of this person (POST and GET /api/tables, newest first).
 */
export interface TableInfo {
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  players: string[]
  /**
   * portrait of each player, as in `PlayerInfo`
   */
  faces: string[]
  /**
   * seat of the person; -1 for a spectator
   */
  seat: number
  /**
   * 0 before the first deal
   */
  hand_number: number
  total: number[]
  over: boolean
  winners: number[] | null
  created: string
  updated: string
  /**
   * commitment to fair deals; null if the deals follow from a seed
   */
  commitment: string | null
  /**
   * entries that come from a reviewed game; see `ViewMessage`
   */
  given: number
  /**
   * whether others may watch and take a seat
   */
  open: boolean
  /**
   * number of people who have a seat
   */
  people: number
  /**
   * whether the game waits for this person, or for any player
   */
  your_turn: boolean
  /**
   * seats that can continue the game
   */
  awaited: number[]
  /**
   * whether it is a first hand with a guide
   */
  lesson: boolean
  /**
   * id of the tournament in which it is played
   */
  tournament?: string | null
}
/**
 * GET /api/tables/{id}/people: another person who sits at a table or has written there.
 */
export interface TablePerson {
  /**
   * as in `ChatLine`
   */
  who: string
  name: string
  /**
   * null for a person who no longer sits there
   */
  seat: number | null
  /**
   * whether this person has blocked them
   */
  blocked: boolean
}
/**
 * GET /api/texts/{language}: all messages of a language.
 */
export interface Texts {
  language: string
  /**
   * Fluent, as in texts/LANG/*.ftl
   */
  messages: string
  /**
   * by game: the game whose table a page shows for it, if it is another one
   */
  drawn_as: {
    [k: string]: string
  }
}
/**
 * GET /api/tournaments: a tournament, without results.
 */
export interface TournamentInfo {
  id: string
  /**
   * "" for the match of the week
   */
  name: string
  game: string
  /**
   * options that differ from the usual ones
   */
  options: {
    [k: string]: unknown
  }
  hands: number
  /**
   * bots of the other seats, clockwise
   */
  bots: string[]
  /**
   * whether it is a match of the week
   */
  weekly: boolean
  /**
   * whether this person has created it
   */
  made: boolean
  opens: string
  closes: string
  closed: boolean
  /**
   * SHA-256 of the secret
   */
  commitment: string
  /**
   * string of the first player; null before
   */
  string: string | null
  /**
   * null until five minutes after the end
   */
  secret: string | null
  /**
   * number of people who have entered
   */
  entries: number
  /**
   * number of them who have played all hands
   */
  finished: number
  /**
   * null if this person has not entered
   */
  mine: OwnEntry | null
  /**
   * id of the same game's match of the week before; null if nobody has played it
   */
  before: string | null
}
/**
 * GET /api/tournaments/{id}.
 */
export interface TournamentResults {
  id: string
  /**
   * "" for the match of the week
   */
  name: string
  game: string
  /**
   * options that differ from the usual ones
   */
  options: {
    [k: string]: unknown
  }
  hands: number
  /**
   * bots of the other seats, clockwise
   */
  bots: string[]
  /**
   * whether it is a match of the week
   */
  weekly: boolean
  /**
   * whether this person has created it
   */
  made: boolean
  opens: string
  closes: string
  closed: boolean
  /**
   * SHA-256 of the secret
   */
  commitment: string
  /**
   * string of the first player; null before
   */
  string: string | null
  /**
   * null until five minutes after the end
   */
  secret: string | null
  /**
   * number of people who have entered
   */
  entries: number
  /**
   * number of them who have played all hands
   */
  finished: number
  /**
   * null if this person has not entered
   */
  mine: OwnEntry | null
  /**
   * id of the same game's match of the week before; null if nobody has played it
   */
  before: string | null
  /**
   * null until this person has played all hands, or the secret is revealed
   */
  standings: Standings | null
}
/**
 * POST …/review/{hand}/{number}/try: open a table at the position before this decision.
 *
 * The person gets the seat that made the decision.
 */
export interface TryFrom {
  /**
   * bot of all other seats
   */
  bot: string
  name?: string
}
/**
 * The view after `ply` decisions. Each decision of a bot is sent as a separate message.
 */
export interface ViewMessage {
  type: 'view'
  ply: number
  view: View
  /**
   * null if the deals follow from a seed
   */
  fairness: FairDeals | null
  /**
   * whether `Hint` is answered at this table
   */
  hints: boolean
  /**
   * number of first entries, deals included, that come from a reviewed game; 0 for a game of its own
   */
  given: number
  /**
   * null at a table for one person
   */
  people: People | null
  /**
   * null at a table without a guide
   */
  lesson: Lesson | null
  /**
   * null at a table of its own
   */
  tournament: EntryOf | null
  /**
   * index in the view's `log`, from 0, of the decision that the player can take back now; null if there is none
   */
  takeback: number | null
  /**
   * all legal actions, in RECORD.md notation, for a program; null for a browser
   */
  actions: string[] | null
}
/**
 * The page has shown the view of this ply for long enough. The server sends no answer.
 *
 * In honour play, bots wait for this message, so that people have time to call.
 */
export interface ViewShown {
  type: 'view-shown'
  ply: number
}
/**
 * Agree to a proposal or refuse it. Players who refuse their own proposal withdraw it.
 */
export interface Vote {
  /**
   * number of the message among those of its page (`page` in the socket's address): the message counts once, and `Done` answers it; null if it is never resent
   */
  n?: number | null
  /**
   * whether it was sent before, on a socket that was lost
   */
  resent?: boolean
  type: 'vote'
  /**
   * number of the proposal
   */
  number: number
  agrees: boolean
}
/**
 * GET /api/tables/waiting: the table at which the next person who wants this game gets a
 * seat.
 */
export interface Waiting {
  game: string
  /**
   * number of people who wait there
   */
  people: number
  /**
   * number of free seats
   */
  missing: number
  /**
   * time control, as in `NewTable`
   */
  clock: string
}
/**
 * GET /api/warming: the state of compiling the rules.
 *
 * Until it is "done", there are no hints, reviews weigh no decisions, and "strong" decides instead
 * of the bots that search. "failed" is final.
 */
export interface WarmUp {
  state: 'on' | 'done' | 'failed'
}
/**
 * The state of compiling the rules, sent to sockets that were opened before it was done.
 */
export interface Warming {
  state: 'on' | 'done' | 'failed'
  type: 'warming'
}
/**
 * Ask why these cards cannot be played, sent or bid. Answered by `Matches` with a reason.
 */
export interface Why {
  type: 'why'
  /**
   * any number from 0 to 2^53 - 1; the answer repeats it
   */
  id: number
  cards: string[]
}

/** The version of these messages. A server of another version tells the page to reload. */
export const PROTOCOL_VERSION = 2
