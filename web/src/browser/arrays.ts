// Array methods that the oldest supported browsers lack (see docs/browsers.md).

/** Returns the last item that passes the test. */
export function findLast<T>(list: readonly T[], test: (one: T, place: number) => boolean) {
  for (let place = list.length - 1; place >= 0; place--)
    if (test(list[place]!, place)) return list[place]
  return undefined
}

/** Returns a sorted copy. */
export const sorted = <T>(list: readonly T[], by?: (one: T, other: T) => number): T[] =>
  [...list].sort(by)

/** Returns a copy in reverse order. */
export const reversed = <T>(list: readonly T[]): T[] => [...list].reverse()
