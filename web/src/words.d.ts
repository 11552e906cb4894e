/** Messages of catalogues that are not loaded with the lobby; vite.config.ts picks them. */
declare module 'virtual:first-words' {
  const source: string
  export default source
}
