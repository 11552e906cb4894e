// Views, loaded when they are first needed, with the catalogues that they use.
import { puzzleWords, tableWords, tournamentWords, withWords } from './words/catalogue'

export const views = {
  account: () => import('./views/Account.svelte'),
  card: () => withWords(import('./views/TableCard.svelte')),
  device: () => import('./views/Device.svelte'),
  games: () => withWords(import('./views/Games.svelte')),
  people: () => withWords(import('./views/People.svelte')),
  lobby: () => import('./views/Lobby.svelte'),
  practice: () => withWords(import('./views/Practice.svelte')),
  puzzles: () => withWords(import('./views/Puzzles.svelte'), puzzleWords),
  review: () => withWords(import('./views/Review.svelte')),
  rules: () => withWords(import('./views/Rules.svelte')),
  statistics: () => withWords(import('./views/Statistics.svelte')),
  tournament: () => withWords(import('./views/Tournament.svelte'), tournamentWords),
  tournaments: () => withWords(import('./views/Tournaments.svelte'), tournamentWords),
  table: () => withWords(import('./views/Table.svelte'), tableWords),
}
