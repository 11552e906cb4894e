/**
 * Yields the complete lines of a response as they arrive. A line that is cut off at the end is
 * dropped without an error.
 */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const part = await reader.read().catch(() => null)
    if (!part || part.done) return
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
