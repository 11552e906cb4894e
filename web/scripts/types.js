// Writes src/lib/wire.ts from the server's schema; with --check, fails where it is not current.
// The Python to ask: $PYTHON, else the project's virtual environment, else python3.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import * as prettier from 'prettier'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = fileURLToPath(new URL('../src/lib/wire.ts', import.meta.url))
const own = root + '.venv/bin/python'
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')

const schema = JSON.parse(
  execFileSync(python, ['-m', 'clubsuit.server.schema_export'], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: root + 'src' },
  }),
)

// The generator knows an older JSON Schema (tuples in `items`), and makes a type of every title.
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
  return out
}

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
    bannerComment:
      '// Generated from src/clubsuit/server/schema.py by `npm run types`. Do not edit.\n',
    format: false,
  },
)
const style = await prettier.resolveConfig(target)
const tidy = await prettier.format(text, { ...style, filepath: target })

if (!process.argv.includes('--check')) writeFileSync(target, tidy)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== tidy) {
  console.error('web/src/lib/wire.ts is not current: run `npm run types` in web/ and commit it.')
  process.exit(1)
}
