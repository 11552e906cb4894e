// What stages a hand: the component that shows moments, their words, and the things that lie on the
// felt. The table loads this module after its first cards.
import momentWords from '../../../src/clubsuit/texts/en/moments.ftl?raw'
import { learn } from '../words/catalogue'

learn(momentWords)

export { liesOn } from '../games/lies'
export { default as Stage } from './Stage.svelte'
