// Fails if the built page is larger than budgets.json allows. Counts the files of each view,
// compressed as the server sends them to browsers without Brotli. A browser test counts the bytes
// that are really sent.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../../src/clubsuit/server/page/', import.meta.url))
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))
const chunks = JSON.parse(readFileSync(page + 'chunks.json', 'utf8'))

/** Returns the files that must load together with a chunk. */
function filesOf(name, seen = new Set()) {
  if (seen.has(name)) return []
  seen.add(name)
  const { file, css = [], imports = [] } = chunks[name]
  return [file, ...css, ...imports.flatMap((other) => filesOf(other, seen))]
}

function kB(file) {
  const sent = existsSync(`${page}${file}.gz`) ? `${file}.gz` : file
  return statSync(page + sent).size / 1000
}

const sum = (files) => [...new Set(files)].reduce((total, file) => total + kB(file), 0)
const scripts = (files) => files.filter((file) => file.endsWith('.js'))

/** The languages' parts of the catalogues; see words.ts. */
const words = Object.keys(chunks).filter((name) => name.startsWith('virtual:words/'))
/** Returns a part of the catalogues in the language in which it is largest. */
const largest = (part) =>
  words
    .filter((name) => name.endsWith(`/${part}`))
    .map((name) => chunks[name].file)
    .reduce((most, file) => (kB(file) > kB(most) ? file : most))
const first = ['index.html', 'start.js', ...filesOf('index.html'), largest('first')]
const lobby = [...first, ...filesOf('src/views/Lobby.svelte')]
const atTables = [largest('tables'), largest('moments')]
const table = [...first, ...filesOf('src/views/Table.svelte'), ...atTables]
const fonts = Object.values(chunks).flatMap(({ file, assets = [] }) => [file, ...assets])
const rest = ['club.svg', 'manifest.webmanifest', 'icon-192.png']
const later = [...rest, ...fonts.filter((file) => file.endsWith('.woff2'))]

const weights = {
  lobbyFirstContent: ['The lobby before its first content', sum(lobby)],
  lobbyIdle: ['The lobby until it is idle, without its data', sum([...lobby, ...later])],
  tableScripts: ["The table's JavaScript", sum(scripts(table))],
  firstCard: ['The table before the first card, without its data', sum([...table, ...later])],
}
for (const [name, [what, weight]] of Object.entries(weights)) {
  console.log(`${weight.toFixed(1).padStart(7)} kB of ${budgets[name]}  ${what}`)
  if (!(weight > 0 && weight <= budgets[name])) process.exitCode = 1
}

const inLobby = new Set(lobby)
for (const name of ['src/views/Table.svelte', ...words])
  if (inLobby.has(chunks[name].file) && !name.endsWith('/first')) {
    console.error(`The lobby loads ${name}`)
    process.exitCode = 1
  }
