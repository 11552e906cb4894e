// Loads all catalogues before unit tests; the page loads most of them later.
import { allWords, firstWords, momentWords } from './catalogue'

await Promise.all([firstWords(), allWords(), momentWords()])
