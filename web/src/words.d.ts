/**
 * The messages that the lobby needs from catalogues that are loaded later; vite.config.ts picks
 * them.
 */
declare module 'virtual:first-words' {
  const source: string
  export default source
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
