// Loads all catalogues before unit tests; the page loads most of them later.
import { firstWords, momentWords, puzzleWords, tournamentWords } from './catalogue'

await Promise.all([firstWords(), momentWords(), puzzleWords(), tournamentWords()])
