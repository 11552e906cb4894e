// Fails when the JavaScript of the first load weighs more than the limit, gzipped.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 150
const page = fileURLToPath(new URL('../../src/clubsuit/server/page/', import.meta.url))
const html = readFileSync(page + 'index.html', 'utf8')
const files = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((hit) => hit[1])

let scripts = 0
for (const file of files) {
  const kb = gzipSync(readFileSync(page + file)).length / 1000
  if (file.endsWith('.js')) scripts += kb
  console.log(`${kb.toFixed(1).padStart(7)} kB  ${file}`)
}
console.log(
  `${scripts.toFixed(1).padStart(7)} kB  JavaScript of the first load, gzipped (limit ${LIMIT_KB})`,
)
if (scripts === 0 || scripts > LIMIT_KB) process.exit(1)
