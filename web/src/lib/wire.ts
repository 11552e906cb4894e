// Generated from src/clubsuit/server/ by `npm run types`. Do not edit.

export interface Wire {
  Absence: Absence
  Absent: Absent
  Act: Act
  Address: Address
  Advice: Advice
  Again: Again
  AskedQuestion: AskedQuestion
  BotsCandidate: BotsCandidate
  BotsWord: BotsWord
  Changes: Changes
  Chat: Chat
  ChatLine: ChatLine
  ChoiceWorth: ChoiceWorth
  Choices: Choices
  Choose: Choose
  Clocks: Clocks
  Coached: Coached
  Commitment: Commitment
  Continue: Continue
  Credentials: Credentials
  DecisionWorth: DecisionWorth
  DeviceCode: DeviceCode
  DeviceLink: DeviceLink
  Done: Done
  FactSum: FactSum
  FairDeals: FairDeals
  GameInfo: GameInfo
  GameStatistics: GameStatistics
  Gathering: Gathering
  Got: Got
  HandChances: HandChances
  HandScore: HandScore
  Health: Health
  Heard: Heard
  Hint: Hint
  Hold: Hold
  Lesson: Lesson
  LessonStep: LessonStep
  ListedTable: ListedTable
  LogEntry: LogEntry
  Match: Match
  Matches: Matches
  Me: Me
  Message: Message
  NewLesson: NewLesson
  NewPassword: NewPassword
  NewSubscription: NewSubscription
  NewTable: NewTable
  Next: Next
  NextGame: NextGame
  Numbered: Numbered
  OpenWorth: OpenWorth
  OpenedWorth: OpenedWorth
  OptionInfo: OptionInfo
  OwnPromise: OwnPromise
  OwnString: OwnString
  People: People
  Ping: Ping
  PlayWithAnyone: PlayWithAnyone
  PlayerInfo: PlayerInfo
  PlayerRating: PlayerRating
  Pong: Pong
  Problem: Problem
  ProgramToken: ProgramToken
  Proposal: Proposal
  Propose: Propose
  PushKey: PushKey
  RecordName: RecordName
  Refused: Refused
  Remark: Remark
  Rest: Rest
  Review: Review
  ReviewEnd: ReviewEnd
  ReviewProblem: ReviewProblem
  ReviewStep: ReviewStep
  ReviewedDecision: ReviewedDecision
  ReviewedHand: ReviewedHand
  ReviewedPlayer: ReviewedPlayer
  Rise: Rise
  RuleAnswer: RuleAnswer
  RuleQuestion: RuleQuestion
  RulesText: RulesText
  Say: Say
  ScoreLine: ScoreLine
  SeatClock: SeatClock
  SeatInfo: SeatInfo
  Seen: Seen
  Show: Show
  ShownCard: ShownCard
  Sit: Sit
  Start: Start
  StillHere: StillHere
  StoodIn: StoodIn
  Suggestion: Suggestion
  Table: Table
  TableInfo: TableInfo
  Terms: Terms
  Texts: Texts
  TryFrom: TryFrom
  View: View
  ViewMessage: ViewMessage
  Vote: Vote
  Waiting: Waiting
  WarmUp: WarmUp
  Warming: Warming
  Why: Why
}
/**
 * A player without an open line while others are at the table; or (`idle`) a player with one
 * who does not do what others wait for.
 */
export interface Absence {
  seat: number
  /**
   * seconds since they were seen last, as far as is known
   */
  gone_s: number
  /**
   * seconds until the seat's bot plays on (before the first deal of a listed table: until they have the seat no longer); 0: it does
   */
  left_s: number
  /**
   * their page is open, but they have not decided (since `gone_s`) and are asked whether they are still there; with 0 left a bot plays until they say so (`StillHere`)
   */
  idle: boolean
}
/**
 * Who is gone: whenever that is news. The seconds are those of this moment.
 */
export interface Absent {
  type: 'absent'
  seats: Absence[]
}
/**
 * Decide. `ply` is the ply of the view that the decision answers.
 *
 * It must be the last one, except for what may be said out of turn (a call, ready): that
 * may come late, as long as the referee and this seat have not spoken since.
 */
export interface Act {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'act'
  ply: number
  action: string
}
/**
 * GET /api/address: where others in the local network reach the server.
 */
export interface Address {
  /**
   * null: where one has reached it oneself
   */
  url: string | null
}
export interface Advice {
  type: 'advice'
  id: number
  /**
   * the best first, three at most
   */
  suggestions: Suggestion[]
  /**
   * whether the first is better than the second beyond doubt; null: it is alone
   */
  clear: boolean | null
  /**
   * what speaks for the first by what I see, as a player would say it; null: nothing to be told
   */
  words: Message | null
  /**
   * what speaks for the first rather than the second, counted in deals that fit what I see; null: nothing to be told
   */
  claim: Message | null
  /**
   * what the numbers are, or why there are none
   */
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
   * the standard error of the chance
   */
  doubt: number | null
  /**
   * what the hand should score; null: the only choice
   */
  points: number | null
}
/**
 * A sentence of the catalogue (`texts/en/*.ftl`), by name, with what it names.
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
/**
 * Send the whole view again: the digest of `Changes` is another than the page's own.
 */
export interface Again {
  type: 'again'
}
/**
 * GET /api/rules/{game}/questions/{name}: with the position in which it is asked.
 */
export interface AskedQuestion {
  name: string
  /**
   * its number
   */
  rule: string
  message: Message
  /**
   * of the player who is asked
   */
  view: View
  /**
   * what is decided then, before the question is asked
   */
  then: LogEntry | null
  /**
   * of the answers
   */
  kind: 'choice' | 'seats' | 'number'
  answers: RuleAnswer[]
  /**
   * why the right answer is right; a choice has the reason of its refusal instead
   */
  because: Message[]
  /**
   * how it is reckoned up: a score line by line, or what every player has
   */
  lines: ScoreLine[]
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
   * whose view it is; -1: of somebody who looks on
   */
  seat: number
  players: PlayerInfo[]
  /**
   * from 1
   */
  hand_number: number
  dealer: number
  /**
   * "play", or a game's own; "scored": the hand is over, the next deal waits; "over": the game is
   */
  phase: string
  turn: number | null
  trump: ('C' | 'D' | 'H' | 'S') | null
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
   * honour play: the seats that this seat may call now; itself, to own up
   */
  calls: number[]
  /**
   * the number of the rule that this moment is about
   */
  rule: string
  /**
   * what is expected now, in one line
   */
  prompt: Message
  table: Table
  scores: HandScore[]
  target: number
  winners: number[] | null
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
 * One decision of this hand, as this seat saw it.
 */
export interface LogEntry {
  seat: number
  /**
   * "play", "pass", "bid", …; its words: table-log-{verb}
   */
  verb: string
  cards: ShownCard[]
  /**
   * the seat that gets the cards, where one does
   */
  to: number | null
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
  note: Message | null
}
export interface ShownCard {
  card: string
  /**
   * the number a wild 15 stands for, if not 15
   */
  stands_for?: number | null
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
   * what choosing cards does now, like LogEntry.verb
   */
  verb: string | null
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
  /**
   * `Rest` is answered: in every deal that fits this view all tricks that are left go to this seat
   */
  rest: boolean
}
/**
 * What a game has on the table besides what all games have.
 *
 * Each game's own model stands in `clubsuit.server.wire.games`, and what is sent fits it.
 */
export interface Table {
  /**
   * the game's id
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
 * One line of a hand's score. Its words: the message; its worth: points.
 */
export interface ScoreLine {
  seat: number
  points: number
  message: Message
}
/**
 * What may be answered.
 */
export interface RuleAnswer {
  /**
   * a choice in RECORD.md notation, seats ("0 2", "" for nobody), or a number
   */
  text: string
  right: boolean
  /**
   * why a choice is refused
   */
  reason: Message | null
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
  reason: Message
  candidates: BotsCandidate[]
}
/**
 * What the next `ViewMessage` has that the last one had not: to lines opened with `?changes`.
 *
 * The message is the last one with `about` in it, and with `view` in its view, where `added`
 * follows what was in these lists.
 */
export interface Changes {
  type: 'changes'
  /**
   * the ply of the message that this one changes
   */
  after: number
  /**
   * of the message: `ply`, and what else is new
   */
  about: {
    [k: string]: unknown
  }
  /**
   * of the view
   */
  view: {
    [k: string]: unknown
  }
  /**
   * to `log` and `scores` of the view
   */
  added: {
    [k: string]: unknown[]
  }
  /**
   * of the whole message, as compact JSON in the order of its first one: the first 16 digits of its SHA-256
   */
  digest: string
}
/**
 * What players have said: a new line, or all that is kept, to a line that has just come.
 */
export interface Chat {
  type: 'chat'
  /**
   * what was told before is told again, or forgotten
   */
  whole: boolean
  lines: ChatLine[]
}
export interface ChatLine {
  /**
   * the same person's lines at this table have the same one
   */
  who: string
  /**
   * where they sat then
   */
  seat: number
  /**
   * what they were called then
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
 * Decide with exactly these cards of my hand; `ply` as in `Act`.
 *
 * Where several decisions use them nothing is changed, and `Matches` tells them.
 */
export interface Choose {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'choose'
  /**
   * any number from 0 to 2^53 - 1; the answer names it
   */
  id: number
  ply: number
  cards: string[]
}
/**
 * The clocks at a table that has them: with each view, and to a line that has just come.
 *
 * The seconds are those of this moment. Where none is left the seat's bot makes the decision.
 */
export interface Clocks {
  type: 'clocks'
  /**
   * of people for whom no bot plays on
   */
  seats: SeatClock[]
}
/**
 * How much time a person has left for their decision.
 */
export interface SeatClock {
  seat: number
  left_s: number
  runs: boolean
}
/**
 * Whether I want to be told of choices that cost much: answered by `Remark`, now and then.
 *
 * At tables against bots alone that give hints.
 */
export interface Coached {
  type: 'coached'
  on: boolean
}
/**
 * The deals of a new table are committed to, and wait for what is wanted of this browser.
 *
 * Of one person alone `OwnString`; of several first each one's `OwnPromise`, then the strings.
 */
export interface Commitment {
  type: 'commitment'
  /**
   * the SHA-256 of the secret, hexadecimal
   */
  commitment: string
  wanted: 'promise' | 'string'
  /**
   * by seat, "" where there is none
   */
  promises: string[]
}
/**
 * Do not wait any longer for a player who is gone (`Absence`): their bot plays on at once,
 * until they are back.
 */
export interface Continue {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'continue'
  seat: number
}
/**
 * POST /api/accounts and /api/sessions: make an account, log in.
 */
export interface Credentials {
  /**
   * at most 40 characters without those that do not show
   */
  name: string
  password: string
}
/**
 * What a decision was worth. `played` and `best` are weighed in the same new deals.
 *
 * A decision that comes again was weighed again, in more deals.
 */
export interface DecisionWorth {
  type: 'worth'
  /**
   * of this line; `after` of a stream that continues
   */
  id: string
  hand: number
  number: number
  choices: number
  worlds: number
  played: ChoiceWorth
  /**
   * what the best bot would have done
   */
  best: ChoiceWorth
  /**
   * what the decision lost by that, in chances to win
   */
  cost: number
  /**
   * the standard error of the cost
   */
  doubt: number
  /**
   * what it costs at most, two standard errors above
   */
  may_cost: number
  /**
   * the deals are all that fit the view, and each was solved
   */
  exact: boolean
  /**
   * the best bot's
   */
  reason: Message
  /**
   * what speaks for `best` by what was seen, as a player would say it
   */
  words: Message | null
  /**
   * what speaks for `best`, counted in deals that fit what was seen
   */
  claim: Message | null
  /**
   * these two and what else the best bot liked, in the same deals; the best first
   */
  candidates: ChoiceWorth[]
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
 * What a decision was worth with all cards open.
 */
export interface OpenedWorth {
  played: OpenWorth
  best: OpenWorth
  /**
   * every legal choice, where the exact solver reaches this far; else none
   */
  solved: OpenWorth[]
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
 * POST /api/devices/here: this browser is from now on who has made the code.
 */
export interface DeviceCode {
  code: string
}
/**
 * POST /api/devices and /api/devices/kept: who sends the code from elsewhere is this person.
 */
export interface DeviceLink {
  code: string
  /**
   * when the code is good for nothing
   */
  expires: string
}
/**
 * A `Numbered` message was carried out or refused, and everything it brought about was sent.
 */
export interface Done {
  type: 'done'
  n: number
}
/**
 * What the rules tell of one's hands. Its words: fact-{name} in the catalogue.
 */
export interface FactSum {
  name: string
  /**
   * how often something was so; else a mean of numbers
   */
  share: boolean
  /**
   * in how many hands it could be told
   */
  times: number
  total: number
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
/**
 * A game. Its texts: game-{id}-name, -character, -length in the catalogue.
 */
export interface GameInfo {
  id: string
  /**
   * possible numbers of players
   */
  players: number[]
  default_players: number
  /**
   * a table can be opened with `watch` "late"
   */
  late: boolean
  options: OptionInfo[]
  /**
   * whether it has a first hand with a guide
   */
  lesson: boolean
  /**
   * how much time there is to decide at tables of `POST /api/tables/anyone`, as in `NewTable`
   */
  anyone_clock: string
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
 * GET /api/me/statistics: how somebody has done in a game, with the same options.
 */
export interface GameStatistics {
  game: string
  /**
   * those that differ from the usual ones
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
   * of the last hands, the newest at the end
   */
  scores: number[]
  /**
   * the strongest first; empty without the person
   */
  ratings: PlayerRating[]
}
/**
 * How strong a player is, by the games of this variant that are on this server.
 */
export interface PlayerRating {
  /**
   * a level of bots; null: the person themselves
   */
  bot: string | null
  /**
   * an estimate; a new player has 25
   */
  skill: number
  /**
   * its standard deviation; a new player's is 25/3
   */
  doubt: number
  games: number
}
/**
 * An open table before its first deal, to whom nothing is wanted of at the moment.
 */
export interface Gathering {
  type: 'gathering'
  game: string
  options: {
    [k: string]: unknown
  }
  /**
   * to the secret of the deals
   */
  commitment: string
  /**
   * everybody finds the table; then the game begins by itself when all seats have people, and who is away gives up their seat
   */
  listed: boolean
  /**
   * the game begins: strings of others are awaited
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
   * options that are not the usual ones, without the number of players and the target
   */
  changed: {
    [k: string]: unknown
  }
  /**
   * null: a game that this server no longer has
   */
  target: number | null
  /**
   * by seat, the number of its team from 0; null: everybody plays alone
   */
  teams: number[] | null
  /**
   * how long a game of people takes, quick and slow ones; null: unknown, or days
   */
  minutes: [number, number] | null
}
/**
 * Who sits where at an open table.
 */
export interface People {
  /**
   * mine; null: I look on
   */
  seat: number | null
  /**
   * all seats at this screen
   */
  mine: number[]
  seats: SeatInfo[]
  stood_in: StoodIn[]
  proposal: Proposal | null
  /**
   * who has said no to the last proposal; null: nobody, or the game has gone on
   */
  declined: number | null
  /**
   * nobody decides, until all agree to go on
   */
  paused: boolean
  /**
   * the game is over, unfinished: who has agreed to that; else null
   */
  ended: number[] | null
  /**
   * how much time there is to decide, as in `NewTable`; "": no clock
   */
  clock: string
  pace: 'live' | 'days'
  next: NextGame | null
  watch: 'public' | 'seat' | 'late'
  /**
   * to who looks on, where `watch` is "late": what each seat was dealt in the hand before
   */
  last_hand: string[][] | null
}
/**
 * A seat of an open table.
 */
export interface SeatInfo {
  name: string
  /**
   * a person sits there; else the bot, and a person may
   */
  person: boolean
  /**
   * who plays where no person does
   */
  bot: string | null
  /**
   * a person who is not here, for whom the bot plays on
   */
  away: boolean
  /**
   * the first of the seats at the same screen; null: none
   */
  screen: number | null
  /**
   * who looks on sees what this player sees, who has agreed
   */
  shown: boolean
  /**
   * not a person but a program of somebody's sits there
   */
  program: boolean
}
/**
 * A decision of this hand that a bot made where a person sits now.
 */
export interface StoodIn {
  /**
   * of the view's `log`, from 0
   */
  entry: number
  bot: string
}
/**
 * What a player proposes to the others.
 */
export interface Proposal {
  /**
   * its name, for `Vote`
   */
  number: number
  kind: 'takeback' | 'pause' | 'resume' | 'end' | 'replace' | 'hints' | 'nohints' | 'clock'
  /**
   * whose proposal it is
   */
  seat: number
  /**
   * the seat that would be replaced; else null
   */
  of: number | null
  /**
   * the clock that there would be; else null
   */
  clock: string | null
  /**
   * the decision that would be taken back: its place in the view's `log`, from 0; else null
   */
  entry: number | null
  /**
   * who has not answered yet; of several at one screen the first
   */
  missing: number[]
}
/**
 * Another game with the same people; who has a seat here has it there.
 */
export interface NextGame {
  /**
   * who has opened it
   */
  seat: number
  table: string
}
/**
 * I have read the step of the lesson that waits; the table goes on.
 */
export interface Got {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'got'
  step: string
}
/**
 * How likely each seat was to win the game after each decision of a hand, all cards open.
 */
export interface HandChances {
  type: 'chances'
  /**
   * of this line; `after` of a stream that continues
   */
  id: string
  hand: number
  /**
   * null: a decision that is not weighed
   */
  after: (number[] | null)[]
}
/**
 * GET /api/health, GET /api/ready: "ok", or what is missing.
 */
export interface Health {
  status: string
}
/**
 * I have read the remark; the bots go on. What I decide or take back says so too.
 */
export interface Heard {
  type: 'heard'
}
/**
 * What would the best bot do in my place, by what I see? Answered by `Advice`.
 */
export interface Hint {
  type: 'hint'
  /**
   * any number from 0 to 2^53 - 1; the answer names it
   */
  id: number
}
/**
 * The screen has been handed over: the player of this seat looks at it now. Answered by their
 * view.
 */
export interface Hold {
  type: 'hold'
  seat: number
}
/**
 * The guide beside the player.
 */
export interface Lesson {
  /**
   * null: nothing new, play freely
   */
  step: LessonStep | null
  /**
   * what is said at the end; null before
   */
  closing: Message[] | null
}
/**
 * What the guide of a lesson says now.
 */
export interface LessonStep {
  name: string
  message: Message
  /**
   * nothing is to be decided: the table waits for `Got`
   */
  waits: boolean
  /**
   * this seat's cards that it speaks of, to be lifted
   */
  cards: string[]
  /**
   * what it suggests, RECORD.md notation
   */
  action: string | null
}
/**
 * GET /api/tables/listed: a table of others that can be joined or watched.
 *
 * A player has it open now, except at tables for several days.
 */
export interface ListedTable {
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  /**
   * the names of those who sit there
   */
  people: string[]
  /**
   * how many seats have a bot that a person can replace
   */
  free: number
  /**
   * 0: nothing is dealt yet
   */
  hand_number: number
  pace: 'live' | 'days'
  /**
   * how much time there is to decide, as in `NewTable`
   */
  clock: string
  terms: Terms
  updated: string
}
/**
 * Which legal actions use exactly these cards of my hand? Answered by `Matches`.
 */
export interface Match {
  type: 'match'
  /**
   * any number from 0 to 2^53 - 1; the answer names it
   */
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
  reason: Message | null
}
/**
 * GET /api/me: who this browser is.
 *
 * The header Former says why it no longer has the seats that it had: "account", its guest has an
 * account now; "password", the account's password was changed in another browser.
 */
export interface Me {
  /**
   * the name of the account; null: a guest
   */
  account: string | null
}
/**
 * POST /api/lessons/{game}.
 */
export interface NewLesson {
  name?: string
}
/**
 * POST /api/me/password: another password; all other browsers are logged out.
 */
export interface NewPassword {
  old: string
  new: string
}
/**
 * POST /api/push: where and how this browser is told, as its `PushSubscription` has it.
 */
export interface NewSubscription {
  endpoint: string
  p256dh: string
  auth: string
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
  /**
   * whoever has the table's address may look on, and take a bot's seat
   */
  open?: boolean
  /**
   * of an open table: everybody finds it, and its record when the game is over
   */
  listed?: boolean
  /**
   * what who looks on sees besides public cards: "seat": what a player sees who agrees; "late": what each was dealt in the hand before
   */
  watch?: 'public' | 'seat' | 'late'
  /**
   * "days": no bot plays on for who is away
   */
  pace?: 'live' | 'days'
  /**
   * of an open table: how much time there is to decide; a day or more for each decision where `pace` is "days", else less
   */
  clock?: string
}
/**
 * Deal the next hand (phase "scored").
 */
export interface Next {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'next'
  ply: number
}
/**
 * A message that a page sends again when its line is lost before the answer.
 */
export interface Numbered {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
}
/**
 * The hash of this browser's string, before any string is shown (docs/fair-deals.md).
 */
export interface OwnPromise {
  type: 'promise'
  /**
   * SHA-256 of the string's 64 digits
   */
  hash: string
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
/**
 * Check whether the line is alive. `Pong` comes at once, before answers to earlier messages.
 */
export interface Ping {
  type: 'ping'
}
/**
 * POST /api/tables/anyone: play a game, with its usual options, with whoever comes.
 */
export interface PlayWithAnyone {
  game: string
  name?: string
  /**
   * plays in the seats that nobody takes, where a table has to be opened
   */
  bot?: string
}
/**
 * Answers `Ping`.
 */
export interface Pong {
  type: 'pong'
}
/**
 * The body of every refused HTTP request.
 */
export interface Problem {
  error: string
  message: Message
}
/**
 * POST /api/programs: who a program is from now on, for its header Authorization.
 */
export interface ProgramToken {
  token: string
}
/**
 * Propose something to the other players; where there are none it is done at once.
 *
 * "takeback": my last decision of this hand to which there was another choice, and all that came
 * after it. "pause": nobody
 * decides, until "resume". "end": the game is over, unfinished. "replace": the bot of a seat whose
 * player is away has it for good, between two hands. "hints": there are some, until somebody sits
 * down, or one says "nohints", which nobody else need agree to. "clock": there is this much time
 * to decide from now on.
 */
export interface Propose {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'propose'
  kind: 'takeback' | 'pause' | 'resume' | 'end' | 'replace' | 'hints' | 'nohints' | 'clock'
  /**
   * the seat to be replaced; with "replace"
   */
  of?: number | null
  clock?: string | null
  /**
   * of the view that it answers; with `again`, it is refused where anything has happened since and this server does not know whether it counted
   */
  ply?: number | null
}
/**
 * GET /api/push: with what a browser lets this server tell it something.
 */
export interface PushKey {
  /**
   * base64url; null: this server reaches no closed page
   */
  key: string | null
}
/**
 * The answer to POST /api/records: under this name the file is reviewed, for a while.
 */
export interface RecordName {
  id: string
}
/**
 * The last message changed nothing. A view follows a refused `act`, `choose` or `next`.
 */
export interface Refused {
  type: 'refused'
  error: 'notation' | 'rules' | 'turn' | 'stale' | 'message' | 'server'
  message: Message
  /**
   * the number of the message that is refused, where it has one
   */
  n?: number | null
}
/**
 * My last choice was costly beyond doubt; the bots wait until this has been answered.
 */
export interface Remark {
  type: 'remark'
  /**
   * after the choice
   */
  ply: number
  /**
   * RECORD.md notation
   */
  played: string
  /**
   * what would have been better
   */
  best: string
  /**
   * by how much the chance to win fell, in games of a hundred
   */
  loss: number
  /**
   * what speaks for that by what I saw, as a player would say it
   */
  words: Message | null
  /**
   * what speaks for it, counted in deals that fit what I saw
   */
  claim: Message | null
  /**
   * the standard error of what the choice cost, from 0 to 1
   */
  doubt: number
  /**
   * number of deals that fit what I saw in which this was weighed
   */
  worlds: number
}
/**
 * I take all tricks that are left: the hand is played to its end at once.
 *
 * Refused where that does not hold in every deal that fits this seat's view (`Choices.rest`).
 */
export interface Rest {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'rest'
  ply: number
}
/**
 * A game to step through. Until it is over: the own decisions of the hands that are.
 */
export interface Review {
  type: 'overview'
  /**
   * of this line; `after` of a stream that continues
   */
  id: string
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
   * what was decided
   */
  action: string
  /**
   * of the seat that decided
   */
  view: View
  /**
   * all cards by seat; null: not to be shown
   */
  hands: string[][] | null
}
/**
 * Give my seat back to its bot; between two hands, or before the first.
 */
export interface Rise {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'rise'
}
/**
 * GET /api/rules/{game}/questions: a question about one of the rules.
 */
export interface RuleQuestion {
  name: string
  /**
   * its number
   */
  rule: string
  message: Message
}
/**
 * GET /api/rules/{game}: the rules in our own words, Markdown.
 */
export interface RulesText {
  game: string
  markdown: string
}
/**
 * Say something to all who look at the table: a phrase, or a text of 200 characters at most.
 * Answered by `Chat`, to all; only who sits there may.
 */
export interface Say {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'say'
  text?: string
  /**
   * of the catalogue: chat-{phrase}, in the reader's language
   */
  phrase?:
    ('hello' | 'luck' | 'played' | 'close' | 'thanks' | 'sorry' | 'moment' | 'back' | 'bye') | null
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
 * Let those who look on see what I see, or no longer; at a table with `watch` "seat".
 */
export interface Show {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'show'
  on: boolean
}
/**
 * Take this seat, in which a bot plays, at an open table.
 */
export interface Sit {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'sit'
  seat: number
  name?: string
  /**
   * for somebody else at the same screen, which is handed over; before the first deal, by who sits there already
   */
  beside?: boolean
}
/**
 * Begin the game with those who sit there now. Answered by `Commitment`, then a view.
 */
export interface Start {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'start'
}
/**
 * I am still there: answers `Absence` with `idle`. Whatever else I decide, propose, say or ask
 * answers it too; messages that a page sends by itself do not.
 */
export interface StillHere {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'here'
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
  /**
   * this person's; -1: they have none (any more), and look on
   */
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
  /**
   * others may look on and sit down
   */
  open: boolean
  /**
   * how many people sit there
   */
  people: number
  /**
   * the game waits for this person, or for anybody
   */
  your_turn: boolean
  /**
   * a first hand with a guide
   */
  lesson: boolean
}
/**
 * GET /api/texts/{language}: the words for people.
 */
export interface Texts {
  language: string
  /**
   * Fluent, as in texts/LANG/*.ftl
   */
  messages: string
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
 * The view after ply number `ply`; bots' moves come one message each, in order.
 */
export interface ViewMessage {
  type: 'view'
  ply: number
  view: View
  /**
   * null: the deals follow from a seed
   */
  fairness: FairDeals | null
  /**
   * whether `Hint` is answered at this table
   */
  hints: boolean
  /**
   * this many of the first decisions were taken over from a reviewed game, deals included; 0 at a table of its own
   */
  given: number
  /**
   * null: a table for one person
   */
  people: People | null
  /**
   * null: a table without a guide
   */
  lesson: Lesson | null
  /**
   * my decision that I can take back now: its place in the view's `log`, from 0; null: none
   */
  takeback: number | null
  /**
   * to a program: all that it may do now, in RECORD.md notation; else null
   */
  actions: string[] | null
}
/**
 * Agree to a proposal, or not; one's own is withdrawn so.
 */
export interface Vote {
  /**
   * the message's number among those of its page (`page` in the address of the line): it counts once, and `Done` answers it; null: it is sent once only
   */
  n?: number | null
  /**
   * it was sent before, on a line that was lost since
   */
  again?: boolean
  type: 'vote'
  /**
   * of the proposal
   */
  number: number
  agrees: boolean
}
/**
 * GET /api/tables/waiting: people who wait for whoever comes to a game.
 */
export interface Waiting {
  game: string
  /**
   * how many wait at the table to which the next one comes
   */
  people: number
  /**
   * how many seats are free there
   */
  missing: number
  /**
   * how much time there is to decide there, as in `NewTable`
   */
  clock: string
}
/**
 * GET /api/warming: whether the rules are still being compiled.
 *
 * Until that is done no hints are given, nothing is weighed in reviews, and "strong" decides in
 * the place of the bots that try their choices out. "failed": it stays so.
 */
export interface WarmUp {
  state: 'on' | 'done' | 'failed'
}
/**
 * The same; unasked, to a line that has come before it was done.
 */
export interface Warming {
  state: 'on' | 'done' | 'failed'
  type: 'warming'
}
/**
 * Why can this card not be played (sent, bid)? Answered by `Matches` with a reason.
 */
export interface Why {
  type: 'why'
  /**
   * any number from 0 to 2^53 - 1; the answer names it
   */
  id: number
  cards: string[]
}
