/** Functions that load the parts of each language's catalogues; see scripts/words.ts. */
declare module 'virtual:words' {
  type Load = () => Promise<{ default: string }>
  type Part = 'first' | 'tables' | 'later' | 'moments' | 'puzzles' | 'tournaments'
  type Parts = Record<Part, Load>
  const words: Record<'en' | 'de' | 'fr' | 'nl', Parts>
  export default words
}

/** The addresses of the pictures of the court cards, by card ("QD"); see scripts/courts.ts. */
declare module 'virtual:courts' {
  const addresses: Record<string, string>
  export default addresses
}

/** The part of the portraits' addresses that changes with the pictures; see scripts/faces.ts. */
declare module 'virtual:faces' {
  const hash: string
  export default hash
}
