// Loads all catalogues before unit tests; the page loads some of them later.
import momentWords from '../../../src/clubsuit/texts/en/moments.ftl?raw'
import { allWords, learn } from './catalogue'

await allWords()
learn(momentWords)
