import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!./**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the rooms', () => {
  it('are the only part of the page that knows games by their ids', () => {
    const ids = ['free-clubs', 'clubs-whist', 'climbing-clubs', 'ruby-dame']
    const files = Object.entries(sources)
    expect(files.length).toBeGreaterThan(30)
    const telling = files.filter(([, source]) => ids.some((id) => source.includes(id)))
    expect(telling.map(([path]) => path)).toEqual([])
  })
})
