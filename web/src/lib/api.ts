// The server's HTTP side. Every refusal comes as a `Problem`, thrown here as `Refusal`.
import type { GameRecord } from '../fair/check'
import { keepCommitment } from '../fair/kept'
import type { GameInfo, Message, NewTable, Problem, RulesText, TableInfo } from './wire'

export class Refusal extends Error {
  constructor(readonly reason: Message) {
    super(reason.key)
  }
}

const UNREACHABLE: Message = { rule: '', key: 'table-unreachable', args: {} }

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
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
