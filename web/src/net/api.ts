// Requests to the server's HTTP API. Every refusal arrives as a `Problem` and is thrown as
// `Refusal`.
import type { GameRecord } from '../fair/check'
import { keepCommitment, keepShared } from '../fair/kept'
import { has, LANGUAGE, learn, tell } from '../words/catalogue'
import { learnDrawn } from './drawn'
import { linesOf } from './lines'
import { PROTOCOL_VERSION } from './wire'
import type {
  Address,
  AnsweredPuzzle,
  AskedPuzzle,
  AskedQuestion,
  DecisionWorth,
  DeviceLink,
  GameInfo,
  GameStatistics,
  HandChances,
  Invitation,
  KnownPerson,
  ListedTable,
  Me,
  Message,
  NewReport,
  NewSubscription,
  NewTable,
  NewTournament,
  MatchmakingRequest,
  Problem,
  ProgramToken,
  PushKey,
  PuzzleDeck,
  RecordName,
  Review,
  ReviewEnd,
  ReviewProblem,
  ReviewStep,
  RuleQuestion,
  RulesText,
  TableInfo,
  TablePerson,
  Texts,
  TournamentInfo,
  TournamentResults,
  TryFrom,
  Waiting,
  WarmUp,
} from './wire'

export type ReviewLine = Review | HandChances | DecisionWorth | ReviewEnd | ReviewProblem

export class Refusal extends Error {
  constructor(readonly reason: Message) {
    super(reason.key)
  }
}

/** Does something that the server may refuse; returns the reason of a refusal, else null. */
export async function refusalOf(work: () => Promise<unknown>): Promise<Message | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

/** Does something that the server may refuse; returns the reason of a refusal in words, else "". */
export async function problemOf(work: () => Promise<unknown>): Promise<string> {
  const reason = await refusalOf(work)
  return reason ? tell(reason) : ''
}

/**
 * Key of the refusal of a request without a cookie. The refusal sets a cookie, so the request is
 * sent once more.
 */
const NO_COOKIE = 'server-cookie'

/** HTTP status of an answer without a body. */
const NO_CONTENT = 204

export const UNREACHABLE: Message = { rule: '', key: 'table-unreachable', args: {} }

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  send(path, body === undefined ? undefined : JSON.stringify(body))

async function send<T>(
  path: string,
  body?: string,
  method = body === undefined ? 'GET' : 'POST',
  again = false,
  onHeaders: (headers: Headers) => void = () => {},
): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: {
        'Needs-Cookie': 'yes',
        'Protocol-Version': String(PROTOCOL_VERSION),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body,
    })
  } catch {
    throw new Refusal(UNREACHABLE)
  }
  onHeaders(response.headers)
  // undefined: there is no body, or the connection was lost while it was read
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && (answer !== undefined || response.status === NO_CONTENT)) return answer as T
  const reason = (answer as Problem | undefined)?.message ?? UNREACHABLE
  if (reason.key === NO_COOKIE && !again) return send(path, body, method, true, onHeaders)
  throw new Refusal(reason)
}

/**
 * The request for texts that this page lacks, because a game of the server may be newer than the
 * page.
 */
let learnt: Promise<void> | null = null

export async function knowWords(game: string): Promise<void> {
  if (has(`game-${game}-name`)) return
  learnt ??= ask<Texts>(`texts/${LANGUAGE}`).then((told) => {
    learn(told.messages)
    learnDrawn(told.drawn_as)
  })
  try {
    await learnt
  } catch (error) {
    learnt = null // the next call tries again; a page with missing texts is better than none
    if (!(error instanceof Refusal)) throw error
  }
}

/** Waits for an answer about a game and for the texts of this game, then returns the answer. */
async function withWords<T extends { game: string }>(answer: Promise<T>): Promise<T> {
  const told = await answer
  await knowWords(told.game)
  return told
}

export async function getGames(): Promise<GameInfo[]> {
  const games = await ask<GameInfo[]>('games')
  for (const { id } of games) await knowWords(id)
  return games
}
export const getAddress = () => ask<Address>('address')
export const getBots = () => ask<string[]>('bots')
export const getWarmUp = () => ask<WarmUp>('warming')
/**
 * Lists tables; with `last`, only those that come after this table in the list. The query also
 * contains the id of `last`, because several tables may have the same time.
 */
export const getTables = (last?: TableInfo) =>
  ask<TableInfo[]>(
    last
      ? `tables?${new URLSearchParams({ before: last.updated, id: last.id }).toString()}`
      : 'tables',
  )
export const deleteTable = (id: string) =>
  send<null>(`tables/${encodeURIComponent(id)}`, undefined, 'DELETE')
export const chooseLanguage = (language: string) =>
  send<null>('me/language', JSON.stringify({ language }), 'PUT')
export const chooseFace = (face: string) => send<null>('me/face', JSON.stringify({ face }), 'PUT')
export const deleteMe = () => send<null>('me', undefined, 'DELETE')

/** Reasons why a browser no longer has its seats. */
export type Former = 'account' | 'password' | null

export async function getMe(): Promise<Me & { former: Former }> {
  let former: Former = null
  const onHeaders = (headers: Headers) => (former = headers.get('Former') as Former)
  return { ...(await send<Me>('me', undefined, 'GET', false, onHeaders)), former }
}
export const newAccount = (name: string, password: string) =>
  ask<Me>('accounts', { name, password })
export const logIn = (name: string, password: string) => ask<Me>('sessions', { name, password })
export const logOut = () => send<null>('sessions/here', undefined, 'DELETE')
export const changePassword = (old: string, next: string) =>
  ask<null>('me/password', { old, new: next })
export const getStatistics = async () => {
  const told = await ask<GameStatistics[]>('me/statistics')
  for (const { game } of told) await knowWords(game)
  return told
}
/** Path that downloads all data of the user. */
export const EXPORT = '/api/me/export'
export const getListed = () => ask<ListedTable[]>('tables/listed')
export async function getInvitations(): Promise<Invitation[]> {
  const invitations = await ask<Invitation[]>('invitations')
  for (const { game } of invitations) await knowWords(game)
  return invitations
}
export const dismissInvitation = (table: string) =>
  send<null>(`invitations/${encodeURIComponent(table)}`, undefined, 'DELETE')
export const getWaiting = () => ask<Waiting[]>('tables/waiting')
export const getRules = (game: string) =>
  withWords(ask<RulesText>(`rules/${encodeURIComponent(game)}`))
export async function getQuestions(game: string): Promise<RuleQuestion[]> {
  const questions = await ask<RuleQuestion[]>(`rules/${encodeURIComponent(game)}/questions`)
  await knowWords(game)
  return questions
}
export const getQuestion = (game: string, name: string) =>
  ask<AskedQuestion>(`rules/${encodeURIComponent(game)}/questions/${encodeURIComponent(name)}`)
const puzzlePath = (game: string, name: string) =>
  `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`
export async function getPuzzles(game: string): Promise<PuzzleDeck> {
  const deck = await ask<PuzzleDeck>(`puzzles/${encodeURIComponent(game)}`)
  await knowWords(game)
  return deck
}
export const getPuzzle = (game: string, name: string) => ask<AskedPuzzle>(puzzlePath(game, name))
export const answerPuzzle = (game: string, name: string, choice: string) =>
  ask<AnsweredPuzzle>(puzzlePath(game, name), { choice })
export const getRecord = (id: string) => ask<GameRecord>(recordPath(id))
export const recordPath = (id: string) => `tables/${encodeURIComponent(id)}/record`

export async function getTournaments(): Promise<TournamentInfo[]> {
  const tournaments = await ask<TournamentInfo[]>('tournaments')
  for (const { game } of tournaments) await knowWords(game)
  return tournaments
}
export const getTournament = (id: string) =>
  withWords(ask<TournamentResults>(`tournaments/${encodeURIComponent(id)}`))
export const newTournament = (how: NewTournament) => ask<TournamentInfo>('tournaments', how)

/** Opens the user's table in a tournament; all later calls return the same table. */
export async function enterTournament(
  { id, commitment }: TournamentInfo,
  name: string,
): Promise<TableInfo> {
  const path = `tournaments/${encodeURIComponent(id)}`
  const mine = keepCommitment(id, commitment)
  const table = await ask<TableInfo>(`${path}/entry`, { name, string: mine })
  const { string } = await ask<TournamentInfo>(path)
  keepShared(table.id, commitment, string ?? mine)
  return table
}

export const newProgram = () => ask<ProgramToken>('programs', {})

export const getPushKey = () => ask<PushKey>('push')
export const addBrowser = (browser: NewSubscription) => ask<null>('push', browser)
export const removeBrowser = (name: string) => send<null>(`push/${name}`, undefined, 'DELETE')

export const newDeviceLink = () => ask<DeviceLink>('devices', {})
export const newRecoveryLink = () => ask<DeviceLink>('devices/recovery', {})
export const goOnHere = (code: string) => ask<null>('devices/here', { code })

export async function newTable(table: NewTable): Promise<TableInfo> {
  const info = await ask<TableInfo>('tables', table)
  if (info.commitment !== null) keepCommitment(info.id, info.commitment)
  return info
}

/**
 * Seats the user at a table where others wait for this game. If there is none, opens a table that
 * waits for others.
 */
export async function playWithAnyone(how: MatchmakingRequest): Promise<TableInfo> {
  const info = await ask<TableInfo>('tables/matchmaking', how)
  if (info.commitment !== null) keepCommitment(info.id, info.commitment)
  return info
}

/** Opens a lesson: a first hand of this game with a guide. */
export const newLesson = (game: string, name: string) =>
  ask<TableInfo>(`lessons/${encodeURIComponent(game)}`, { name })

/** Opens another game with the same people; all of them come to the same table. */
export async function playAgain(id: string): Promise<TableInfo> {
  const info = await ask<TableInfo>(`tables/${encodeURIComponent(id)}/rematch`, {})
  if (info.commitment !== null) keepCommitment(info.id, info.commitment)
  return info
}

export async function getPeople(): Promise<KnownPerson[]> {
  const people = await ask<KnownPerson[]>('people')
  for (const { game } of people) if (game) await knowWords(game)
  return people
}
export const removePeople = (id?: string) =>
  send<null>(id ? `people/${id}` : 'people', undefined, 'DELETE')
export const blockPerson = (id: string, on: boolean) =>
  send<null>(`people/${id}/block`, undefined, on ? 'PUT' : 'DELETE')
export const getTablePeople = (table: string) =>
  ask<TablePerson[]>(`tables/${encodeURIComponent(table)}/people`)
const atTable = (table: string, who: string) => `tables/${encodeURIComponent(table)}/people/${who}`
export const blockAtTable = (table: string, who: string, on: boolean) =>
  send<null>(`${atTable(table, who)}/block`, undefined, on ? 'PUT' : 'DELETE')
/** Reports a person at a table to the host. */
export const report = (table: string, who: string, about: NewReport) =>
  ask<null>(`${atTable(table, who)}/reports`, about)

/** Opens a table like that of the last game with the first of these people, and invites them. */
export async function invite(people: string[], name: string): Promise<TableInfo> {
  const info = await ask<TableInfo>('people/invitations', { people, name })
  if (info.commitment !== null) keepCommitment(info.id, info.commitment)
  return info
}

/** The subject of a review: a table of this user, or a record file that was sent to the server. */
export interface Reviewed {
  kind: 'table' | 'file'
  id: string
}

const reviewPath = ({ kind, id }: Reviewed) =>
  `${kind === 'table' ? 'tables' : 'records'}/${encodeURIComponent(id)}/review`

export const sendRecord = (text: string) => send<RecordName>('records', text)
/**
 * Calls `onLine` with each line of a review as it arrives. The stream ends after the last line, or
 * when the connection is lost. `how` is the query that docs/protocol-http.md describes.
 */
export async function streamReview(
  of: Reviewed,
  how: Record<string, string>,
  signal: AbortSignal,
  onLine: (line: ReviewLine) => void,
): Promise<void> {
  let response: Response
  try {
    const query = new URLSearchParams(how).toString()
    response = await fetch(`/api/${reviewPath(of)}?${query}`, { signal })
  } catch {
    if (signal.aborted) return
    throw new Refusal(UNREACHABLE)
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Refusal(problem?.message ?? UNREACHABLE)
  }
  for await (const text of linesOf(response)) {
    const line = JSON.parse(text) as ReviewLine
    if (line.type === 'overview') await knowWords(line.game)
    onLine(line)
  }
}

export const getStep = (of: Reviewed, hand: number, number: number) =>
  ask<ReviewStep>(`${reviewPath(of)}/${hand}/${number}`)
export const tryFrom = (of: Reviewed, hand: number, number: number, how: TryFrom) =>
  ask<TableInfo>(`${reviewPath(of)}/${hand}/${number}/try`, how)
