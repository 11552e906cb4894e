// The little Markdown that the rules are written in: headings, paragraphs, lists, tables,
// bold, emphasis, code. A block that begins with a rule's number can be linked to by it.
// Everything is escaped first, so the text can only ever become these elements.

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const inline = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![*\w])[*_]([^*_]+)[*_](?![*\w])/g, '<em>$1</em>')
    .replace(
      /\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]*)\)/g,
      (_, words: string, to: string) => `<a href="${to}">${words}</a>`,
    )

const RULE = /^[*(\s]*([A-Z]{2}-\d+)/

/** The anchor of a block, where it begins with the number of a rule not seen before. */
function anchor(text: string, seen: Set<string>): string {
  const rule = RULE.exec(text)?.[1]
  if (!rule || seen.has(rule)) return ''
  seen.add(rule)
  return ` id="${rule}"`
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|')

function table(lines: string[]): string {
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`
  const [head = '', , ...body] = lines
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table>`
}

/** Lists, nested by their indentation. */
function list(lines: string[], seen: Set<string>): string {
  const items: { text: string; inner: string[] }[] = []
  for (const line of lines) {
    const item = /^(?:[-*]|\d+\.)\s+(.*)/.exec(line)
    if (item) items.push({ text: item[1]!, inner: [] })
    else items.at(-1)?.inner.push(line.replace(/^ {1,3}/, ''))
  }
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const rendered = items.map(({ text, inner }) => {
    const start = inner.findIndex((line) => /^\s*(?:[-*]|\d+\.)\s/.test(line))
    const more = (start < 0 ? inner : inner.slice(0, start)).join(' ')
    const nested =
      start < 0
        ? ''
        : list(
            inner.slice(start).map((line) => line.trim()),
            seen,
          )
    return `<li${anchor(text, seen)}>${inline(`${text} ${more}`.trim())}${nested}</li>`
  })
  return `<${tag}>${rendered.join('')}</${tag}>`
}

export function markdown(source: string): string {
  const seen = new Set<string>()
  return source
    .replace(/\r/g, '')
    .replace(/^(#{1,4} .*)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n').filter((line) => line.trim())
      const first = lines[0] ?? ''
      const heading = /^(#{1,4}) (.*)/.exec(first)
      if (!first) return ''
      if (heading) {
        const level = heading[1]!.length
        return `<h${level}${anchor(heading[2]!, seen)}>${inline(heading[2]!)}</h${level}>`
      }
      if (first.startsWith('|')) return table(lines)
      if (/^(?:[-*]|\d+\.)\s/.test(first)) return list(lines, seen)
      return `<p${anchor(first, seen)}>${inline(lines.join(' '))}</p>`
    })
    .join('\n')
}
