// What stages a hand: the component that shows moments, and the things that lie on the felt. The
// table loads this module after its first cards.
export { liesOn } from '../games/lies'
export { default as Stage } from './Stage.svelte'
