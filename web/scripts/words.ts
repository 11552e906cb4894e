// Provides the message catalogues as modules, one file for each language and part, so that a browser
// loads only the language in use; and puts texts into the HTML files, on which no script may run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const TEXTS = new URL('../../src/clubsuit/texts/', import.meta.url)
export const LANGUAGES = readdirSync(TEXTS).sort()

/** Catalogues by the part of the page that loads them. Those of games and bots load with tables. */
const PARTS = {
  tournaments: ['tournaments'],
  first: ['common', 'server', 'table'],
  later: ['lessons', 'people', 'review'],
  moments: ['moments'],
  puzzles: ['puzzles'],
}
const NEVER = ['cli', 'study']

/** Matches the keys of messages that the lobby needs from catalogues that do not load with it. */
const FIRST =
  /^(game|option|lesson-(new-here|learn|go-on|got|fact)|review-(link|file|given|unloaded))\b/

function read(language: string, name: string): string {
  return readFileSync(new URL(`${language}/${name}.ftl`, TEXTS), 'utf8')
}

/** Returns messages without the comments, which only translators need. */
const bare = (messages: string) => messages.replace(/^#.*\n/gm, '')

function partOf(language: string, part: string): string {
  const all = readdirSync(new URL(`${language}/`, TEXTS))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -4))
  const elsewhere = [...Object.values(PARTS).flat(), ...NEVER]
  const names = {
    ...PARTS,
    tables: all.filter((name) => !elsewhere.includes(name)),
  }[part]!
  const sources = names.map((name) => bare(read(language, name)))
  if (part !== 'first') return sources.join('\n')
  const others = all.filter((name) => !names.includes(name)).map((name) => read(language, name))
  const messages = others.flatMap((source) => bare(source).split(/^(?=[a-z-])/m))
  return [...sources, ...messages.filter((message) => FIRST.test(message))].join('\n')
}

const MODULE = 'virtual:words'

/**
 * Provides the module `virtual:words`: functions that load a part of the catalogues of a language.
 */
export function words(): Plugin {
  const load = (language: string, part: string) =>
    `${part}: () => import('${MODULE}/${language}/${part}')`
  const parts = [...Object.keys(PARTS), 'tables']
  const languages = LANGUAGES.map(
    (language) => `${language}: { ${parts.map((part) => load(language, part)).join(', ')} }`,
  )
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined
      const [, language, part] = id.split('/')
      if (!part) return `export default { ${languages.join(', ')} }`
      return `export default ${JSON.stringify(partOf(language!, part))}`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? filled(html, 'en') : html),
    },
  }
}

/** Replaces `%say KEY%` by texts. */
function filled(html: string, language: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(read(language, 'common')))
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/%say (.+?)%/g, (_, key: string) => {
      const pattern = bundle.getMessage(key)?.value
      if (!pattern) throw new Error(`HTML file: the catalogue has no message "${key}"`)
      return bundle.formatPattern(pattern).replace(/&/g, '&amp;').replace(/</g, '&lt;')
    })
}

interface Chunk {
  file: string
}

/**
 * Writes each built HTML file once for each language (`index.de.html`; English has no ending). Its
 * head makes the browser load the first catalogue at once.
 */
export function pages(page: URL): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    closeBundle() {
      const chunks = JSON.parse(readFileSync(new URL('chunks.json', page), 'utf8')) as Record<
        string,
        Chunk
      >
      for (const name of ['index', 'offline']) {
        const html = readFileSync(new URL(`${name}.html`, page), 'utf8')
        for (const language of LANGUAGES) {
          const { file } = chunks[`virtual:words/${language}/first`]!
          const preload = `<link rel="modulepreload" href="/${file}">\n  </head>`
          const text = filled(html, language)
          const ending = language === 'en' ? '' : `.${language}`
          writeFileSync(
            new URL(`${name}${ending}.html`, page),
            name === 'index' ? text.replace('</head>', preload) : text,
          )
        }
      }
    },
  }
}
