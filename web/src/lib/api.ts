// The server's HTTP side. Every refusal comes as a `Problem`, thrown here as `Refusal`.
import type { GameRecord } from '../fair/check'
import { keepCommitment } from '../fair/kept'
import type {
  DecisionWorth,
  GameInfo,
  HandChances,
  Message,
  NewTable,
  Problem,
  RecordName,
  Review,
  ReviewStep,
  RulesText,
  TableInfo,
  TryFrom,
} from './wire'

export class Refusal extends Error {
  constructor(readonly reason: Message) {
    super(reason.key)
  }
}

const UNREACHABLE: Message = { rule: '', key: 'table-unreachable', args: {} }

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  send(path, body === undefined ? undefined : JSON.stringify(body))

async function send<T>(path: string, body?: string): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body,
    })
  } catch {
    throw new Refusal(UNREACHABLE)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  throw new Refusal((answer as Problem | null)?.message ?? UNREACHABLE)
}

export const getGames = () => ask<GameInfo[]>('games')
export const getBots = () => ask<string[]>('bots')
export const getTables = () => ask<TableInfo[]>('tables')
export const getRules = (game: string) => ask<RulesText>(`rules/${encodeURIComponent(game)}`)
export const getRecord = (id: string) => ask<GameRecord>(recordPath(id))
export const recordPath = (id: string) => `tables/${encodeURIComponent(id)}/record`

export async function newTable(table: NewTable): Promise<TableInfo> {
  const info = await ask<TableInfo>('tables', table)
  if (info.commitment !== null) keepCommitment(info.id, info.commitment)
  return info
}

/** What is reviewed: a table of this person, or a record file that was sent to the server. */
export interface Reviewed {
  kind: 'table' | 'file'
  id: string
}

const reviewPath = ({ kind, id }: Reviewed) =>
  `${kind === 'table' ? 'tables' : 'records'}/${encodeURIComponent(id)}/review`

export const sendRecord = (text: string) => send<RecordName>('records', text)
export const getReview = (of: Reviewed) => ask<Review>(reviewPath(of))
export const getStep = (of: Reviewed, hand: number, number: number) =>
  ask<ReviewStep>(`${reviewPath(of)}/${hand}/${number}`)
export const getWorth = (of: Reviewed, hand: number, number: number) =>
  ask<DecisionWorth>(`${reviewPath(of)}/${hand}/${number}/worth`)
export const getChances = (of: Reviewed, hand: number) =>
  ask<HandChances>(`${reviewPath(of)}/${hand}/chances`)
export const tryFrom = (of: Reviewed, hand: number, number: number, how: TryFrom) =>
  ask<TableInfo>(`${reviewPath(of)}/${hand}/${number}/try`, how)
