// Stores the record files that were opened in this tab.
const recordKey = (id: string) => `clubsuit-record-${id}`

export function keepRecord(id: string, text: string): void {
  try {
    sessionStorage.setItem(recordKey(id), text)
  } catch {
    // Storage is full, or the browser forbids it; the user can open the file again.
  }
}

export function keptRecord(id: string): string | null {
  try {
    return sessionStorage.getItem(recordKey(id))
  } catch {
    return null
  }
}
