// The page's formatter gives the same texts as the server's (tests/engine/test_fluent.py). The
// vectors also show that the browser's plural rules and numbers are those of src/clubsuit/fluent.py.
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

type Row = [key: string, args: Record<string, FluentVariable>, text: string, problems?: number]
interface Case {
  what: string
  isolating?: boolean
  messages: string[]
  expected: Record<string, Row[]>
}

const file = new URL('../../../tests/engine/fluent.json', import.meta.url)
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[]

function formatted(one: Case, language: string): Row[] {
  const bundle = new FluentBundle(language, { useIsolating: one.isolating ?? false })
  bundle.addResource(new FluentResource(one.messages.join('\n')))
  return one.expected[language]!.map(([key, args]) => {
    const problems: Error[] = []
    const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, problems)
    return problems.length ? [key, args, text, problems.length] : [key, args, text]
  })
}

describe.each(cases)('$what', (one) => {
  it.each(Object.entries(one.expected))('%s', (language, rows) => {
    expect(formatted(one, language)).toEqual(rows)
  })
})
