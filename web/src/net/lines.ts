/** Yields the lines of an answer as they come, as long as they come whole: of a line that is cut off
 * nothing is yielded, and no error is thrown. */
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
