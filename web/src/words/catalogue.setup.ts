// Loads all catalogues before unit tests; the page loads some of them later.
import { allWords } from './catalogue'

await allWords()
