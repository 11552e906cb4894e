// The parts of the table that no card needs: the dialogs, and the end of a hand, a lesson or a game.
// They load at the first press.
export { default as Dialogs } from './Dialogs.svelte'
export { default as End } from '../end/End.svelte'
