// Places of tables in a list that changes by itself: no table moves when another one is gone.

/** A table at its place. */
export type Slot<T> = T & {
  /** Whether the table is no longer listed, so that its place is empty. */
  gone: boolean
}

/** Returns the places after a change: new tables take empty places first. */
export function placed<T extends { id: string }>(
  before: readonly Slot<T>[],
  tables: readonly T[],
): Slot<T>[] {
  const listed = new Map(tables.map((table) => [table.id, table]))
  const known = new Set(before.map(({ id }) => id))
  const fresh = tables.filter(({ id }) => !known.has(id))
  const slots = before.map((slot) => {
    const now = listed.get(slot.id) ?? fresh.shift()
    return now ? { ...now, gone: false } : { ...slot, gone: true }
  })
  const all = [...slots, ...fresh.map((table) => ({ ...table, gone: false }))]
  while (all.at(-1)?.gone) all.pop()
  return all
}
