// Which questions about rules were answered right in this browser.
const KEY = 'clubsuit-practice'

export function answered(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
  } catch {
    return new Set() // storage forbidden or damaged: nothing is known
  }
}

export function keepAnswered(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...answered().add(name)]))
  } catch {
    // Storage forbidden: it is asked again.
  }
}
