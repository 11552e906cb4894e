// Places of tables in a list that changes by itself: no table moves when another one is gone.
export interface Slot<T> {
  table: T
  /** Whether the table is no longer listed, so that its place is empty. */
  gone: boolean
}

/** Returns the places after a change: new tables take empty places first. */
export function placed<T extends { id: string }>(
  before: readonly Slot<T>[],
  tables: readonly T[],
): Slot<T>[] {
  const listed = new Map(tables.map((table) => [table.id, table]))
  const known = new Set(before.map(({ table }) => table.id))
  const fresh = tables.filter(({ id }) => !known.has(id))
  const slots = before.map(({ table }) => {
    const now = listed.get(table.id) ?? fresh.shift()
    return now ? { table: now, gone: false } : { table, gone: true }
  })
  const all = [...slots, ...fresh.map((table) => ({ table, gone: false }))]
  while (all.at(-1)?.gone) all.pop()
  return all
}
