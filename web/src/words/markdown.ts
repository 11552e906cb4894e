// Renders the subset of Markdown that the rules use: headings, paragraphs, lists, tables, bold,
// emphasis, code, links. The number of a rule at the start of a block ("[CW-6]") becomes an anchor,
// so that a refusal can link to it. All text is escaped first, so that the result contains no other
// elements. A list in which each item begins with cards in the notation of records ("- 7C 8D 9H: a
// run") becomes pictures of these cards, which another component draws.

/** Cards to draw, and the text under them. */
export interface Picture {
  /** Names of the cards, with the number that a wild card stands for: "15D=8". */
  cards: string[]
  html: string
}

/** A part of a text: HTML, or a row of pictures. */
export type Block = string | Picture[]

/** The numbers of the rules that already have an anchor. */
type Seen = Set<string>

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function inline(text: string, seen: Seen): string {
  const anchored = (whole: string, rule: string, at: number, all: string) => {
    if (/[\w#/="]/.test(all.charAt(at - 1))) return whole // it is part of a link or a name
    const id = seen.has(rule) ? '' : ` id="${rule}"`
    seen.add(rule)
    return `<span class="rule"${id}>${rule}</span>`
  }
  return escape(text)
    .replace(/`([^`]+)`/g, '<code translate="no">$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*\w])[*_]([^*_]+)[*_](?![*\w])/g, '$1<em>$2</em>')
    .replace(
      /\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]*)\)/g,
      (_, words: string, to: string) => `<a href="${to}">${words}</a>`,
    )
    .replace(/\[?\b([A-Z]{2}-\d+)\b\]?/g, anchored)
}

const isItem = (line: string) => /^\s*(?:[-*]|\d+\.)\s/.test(line)

function table(lines: string[], seen: Seen): string {
  const row = (line: string, tag: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim(), seen)}</${tag}>`)
      .join('')
  const [head = '', , ...body] = lines
  const rows = body.map((line) => `<tr>${row(line, 'td')}</tr>`).join('')
  return `<table><thead><tr>${row(head, 'th')}</tr></thead><tbody>${rows}</tbody></table>`
}

/** Renders a list, with nested lists by indentation. */
function list(lines: string[], seen: Seen): string {
  const items: { text: string; inner: string[] }[] = []
  for (const line of lines) {
    const item = /^(?:[-*]|\d+\.)\s+(.*)/.exec(line)
    if (item) items.push({ text: item[1]!, inner: [] })
    else items.at(-1)?.inner.push(line)
  }
  const rendered = items.map(({ text, inner }) => {
    const start = inner.findIndex(isItem)
    const own = start < 0 ? inner : inner.slice(0, start)
    const nested = start < 0 ? [] : inner.slice(start).map((line) => line.trim())
    const words = inline([text, ...own.map((line) => line.trim())].join(' '), seen)
    return `<li>${words}${nested.length ? list(nested, seen) : ''}</li>`
  })
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  return `<${tag}>${rendered.join('')}</${tag}>`
}

const PICTURE = /^[-*] +((?:(?:(?:1[0-5]|[1-9]|[AJQK])[CDHS](?:=\d+)?|X|\?) ?)+): +(.+)$/

/** Returns the pictures of these lines; null if a line is something else. */
function pictures(lines: string[], seen: Seen): Picture[] | null {
  const found = lines.map((line) => PICTURE.exec(line))
  if (!found.length || found.includes(null)) return null
  return found.map((item) => ({ cards: item![1]!.split(' '), html: inline(item![2]!, seen) }))
}

function block(text: string, seen: Seen): Block {
  const lines = text.split('\n').filter((line) => line.trim())
  const first = lines[0] ?? ''
  const heading = /^(#{1,4}) (.*)/.exec(first)
  if (heading) {
    const level = heading[1]!.length
    return `<h${level}>${inline(heading[2]!, seen)}</h${level}>`
  }
  if (first.startsWith('|')) return table(lines, seen)
  if (isItem(first)) return pictures(lines, seen) ?? list(lines, seen)
  return first && `<p>${inline(lines.join(' '), seen)}</p>`
}

/** Returns the parts of a text in order. */
export function markdown(source: string): Block[] {
  const seen: Seen = new Set()
  // A heading or a list needs no empty line before or after it.
  const spaced = source
    .replace(/\r/g, '')
    .replace(/^(#{1,4} .*)\n/gm, '$1\n\n')
    .replace(/^(?![-*\s|#]|\d+\.)(.+)\n(?=[-*] |\|)/gm, '$1\n\n')
  return spaced.split(/\n{2,}/).map((text) => block(text, seen))
}
