// Views, loaded when they are first needed, with the catalogues that they use.
import { withAllWords } from './words/catalogue'

export const views = {
  account: () => import('./views/Account.svelte'),
  card: () => withAllWords(import('./views/TableCard.svelte')),
  device: () => import('./views/Device.svelte'),
  games: () => withAllWords(import('./views/Games.svelte')),
  people: () => withAllWords(import('./views/People.svelte')),
  lobby: () => import('./views/Lobby.svelte'),
  practice: () => withAllWords(import('./views/Practice.svelte')),
  review: () => withAllWords(import('./views/Review.svelte')),
  rules: () => withAllWords(import('./views/Rules.svelte')),
  statistics: () => withAllWords(import('./views/Statistics.svelte')),
  table: () => withAllWords(import('./views/Table.svelte')),
}
