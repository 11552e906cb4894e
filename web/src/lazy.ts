// Views and dialogs that are loaded when first needed, with their words.
import { allWords } from './words/catalogue'

async function inWords<T>(view: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([view, allWords()])
  return loaded
}

export const views = {
  account: () => import('./views/Account.svelte'),
  card: () => inWords(import('./views/TableCard.svelte')),
  device: () => import('./views/Device.svelte'),
  games: () => inWords(import('./views/Games.svelte')),
  lobby: () => import('./views/Lobby.svelte'),
  practice: () => inWords(import('./views/Practice.svelte')),
  review: () => inWords(import('./views/Review.svelte')),
  rules: () => inWords(import('./views/Rules.svelte')),
  setup: () => inWords(import('./lobby/Setup.svelte')),
  statistics: () => inWords(import('./views/Statistics.svelte')),
  table: () => inWords(import('./views/Table.svelte')),
}
