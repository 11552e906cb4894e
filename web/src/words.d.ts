/**
 * The messages that the lobby needs from catalogues that are loaded later; vite.config.ts picks
 * them.
 */
declare module 'virtual:first-words' {
  const source: string
  export default source
}
