// Tests of single modules begin with all words; the page loads them when it needs them.
import { allWords } from './catalogue'

await allWords()
