import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the modules of a page in this language. */
async function inLanguage(lang: string) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang } })
  const catalogue = await import('./catalogue')
  await Promise.all([catalogue.firstWords(), catalogue.tableWords()])
  const { aloud, partsOf } = await import('./announcements')
  const { letters } = await import('./letters.svelte')
  return { ...catalogue, aloud, partsOf, letters }
}

const QUEEN = {
  en: ['♦Q', 'queen of diamonds'],
  de: ['♦D', 'Karo Dame'],
  fr: ['♦D', 'dame de carreau'],
  nl: ['♦V', 'ruiten vrouw'],
}

// Hole: a card in a sentence has the letter of another language, or is read out as a sign.
it.each(Object.entries(QUEEN))('shows and spells cards in %s', async (language, [sign, words]) => {
  const { symbol, aloud, partsOf } = await inLanguage(language)
  expect(symbol('QD')).toBe(sign)
  expect(aloud(`x ${sign} y`)).toBe(`x ${words} y`)
  expect(partsOf(`x ${sign} y`).map(({ suit }) => suit)).toEqual(['', 'D', ''])
})

// Hole: the setting changes the cards, but not the letters that stand in a text.
it.each(['de', 'fr', 'nl'])('shows A K Q J in %s if the user prefers them', async (language) => {
  const { symbol, lettered, aloud, letters, say } = await inLanguage(language)
  const theirs = ['JC', 'QC', 'KC', 'AC', '10C'].map(symbol).join(' ')
  const said = aloud(theirs)
  letters.english = true
  expect(lettered(theirs)).toBe('♣J ♣Q ♣K ♣A ♣10')
  expect(lettered(lettered(theirs))).toBe('♣J ♣Q ♣K ♣A ♣10')
  expect(say('free-bid-too-low', { card: symbol('QC'), bid: symbol('JC') })).toMatch(
    /♣Q.*♣J|♣J.*♣Q/,
  )
  expect(aloud(lettered(theirs))).toBe(said)
})
