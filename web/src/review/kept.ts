// What this tab keeps of reviews: record files that were opened, and the numbers found so far.
import type { Reviewed } from '../lib/api'
import type { DecisionWorth } from '../lib/wire'

const recordKey = (id: string) => `clubsuit-record-${id}`
// Of a game that goes on less is told than when it is over.
const worthsKey = ({ kind, id }: Reviewed, open: boolean) =>
  `clubsuit-worths-${kind}-${id}${open ? '' : '-so-far'}`

function put(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage full or forbidden: it is found out again when it is wanted.
  }
}

function get(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const keepRecord = (id: string, text: string) => put(recordKey(id), text)
export const keptRecord = (id: string) => get(recordKey(id))

export function keepWorths(
  of: Reviewed,
  open: boolean,
  worths: ReadonlyMap<number, DecisionWorth>,
): void {
  put(worthsKey(of, open), JSON.stringify([...worths]))
}

export function keptWorths(of: Reviewed, open: boolean): [number, DecisionWorth][] {
  try {
    return JSON.parse(get(worthsKey(of, open)) ?? '[]') as [number, DecisionWorth][]
  } catch {
    return []
  }
}
