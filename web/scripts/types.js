// Generates src/net/wire.ts (the messages and their version) and src/games/wire.ts (each game's
// additions to a view) from the server's schemas. With --check, fails if one of them is out of
// date. Runs the Python named by $PYTHON, else the one of the project's virtual environment, else
// python3.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import * as prettier from 'prettier'

const root = fileURLToPath(new URL('../..', import.meta.url))
const targets = { wire: 'src/net/wire.ts', games: 'src/games/wire.ts' }
const own = root + '.venv/bin/python'
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')

const schemas = JSON.parse(
  execFileSync(python, ['-m', 'clubsuit.server.wire.schema_export'], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: root + 'src' },
  }),
)

const VERSION = `
/** The version of these messages. A server of another version tells the page to reload. */
export const PROTOCOL_VERSION = ${schemas.version}
`

// The generator expects an older JSON Schema, with tuples in `items`. It also creates an unwanted
// type for every title, and for every reference that has further keys.
function adapt(node) {
  if (Array.isArray(node)) return node.map(adapt)
  if (node === null || typeof node !== 'object') return node
  const out = {}
  for (const [name, value] of Object.entries(node)) {
    if (name === 'title' && typeof value === 'string') continue
    if (name === 'prefixItems') {
      out.items = adapt(value)
      out.additionalItems = false
    } else out[name] = adapt(value)
  }
  if (Array.isArray(out.items)) {
    out.minItems = out.maxItems = out.items.length
  } else {
    delete out.minItems
    delete out.maxItems
  }
  if (!out.$ref) return out
  const { $ref, ...said } = out
  return { ...said, allOf: [{ $ref }] }
}

async function typesOf(schema, target, more = '') {
  const definitions = adapt(schema.$defs)
  const text = await compile(
    {
      title: 'Wire',
      type: 'object',
      additionalProperties: false,
      required: Object.keys(definitions),
      properties: Object.fromEntries(
        Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }]),
      ),
      $defs: definitions,
    },
    'Wire',
    {
      bannerComment: '// Generated from src/clubsuit/server/ by `npm run types`. Do not edit.\n',
      format: false,
    },
  )
  const style = await prettier.resolveConfig(target)
  return prettier.format(text + more, { ...style, filepath: target })
}

for (const [name, path] of Object.entries(targets)) {
  const target = fileURLToPath(new URL(`../${path}`, import.meta.url))
  const types = await typesOf(schemas[name], target, name === 'wire' ? VERSION : '')
  if (!process.argv.includes('--check')) writeFileSync(target, types)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== types) {
    console.error(`web/${path} is not current: run \`npm run types\` in web/ and commit it.`)
    process.exitCode = 1
  }
}
