// Stores which questions about rules were answered correctly in this browser.
const KEY = 'clubsuit-practice'

export function answered(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
  } catch {
    return new Set() // storage is forbidden or damaged: nothing is known
  }
}

export function keepAnswered(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...answered().add(name)]))
  } catch {
    // The browser forbids storage, so the question is asked again.
  }
}
