import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { courts } from './scripts/courts.ts'
import { faces } from './scripts/faces.ts'

/** The oldest supported browsers; see docs/browsers.md. */
const OLDEST = ['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16']

/** Inserts texts of the catalogue into the HTML files, for pages on which no script runs. */
function words(): Plugin {
  const catalogue = new URL('../src/clubsuit/texts/en/common.ftl', import.meta.url)
  return {
    name: 'words',
    transformIndexHtml(html) {
      const bundle = new FluentBundle('en')
      bundle.addResource(new FluentResource(readFileSync(catalogue, 'utf8')))
      return html.replace(/%say (.+?)%/g, (_, key: string) => {
        const pattern = bundle.getMessage(key)?.value
        if (!pattern) throw new Error(`HTML file: the catalogue has no message "${key}"`)
        return bundle.formatPattern(pattern).replace(/&/g, '&amp;').replace(/</g, '&lt;')
      })
    },
  }
}

const TEXTS = new URL('../src/clubsuit/texts/en/', import.meta.url)

/** Matches the keys of messages that the lobby needs from catalogues that do not load with it. */
const FIRST =
  /^(game|option|lesson-(new-here|learn|go-on|got|fact)|review-(link|file|given|unloaded))\b/

/** Provides those messages as the module `virtual:first-words`. */
function firstWords(): Plugin {
  const name = 'virtual:first-words'
  return {
    name: 'first-words',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const files = readdirSync(TEXTS).filter((file) => file.endsWith('.ftl'))
      const sources = files.map((file) => readFileSync(new URL(file, TEXTS), 'utf8'))
      const messages = sources.flatMap((source) => source.split(/^(?=[a-z#])/m))
      const first = messages.filter((message) => FIRST.test(message))
      return `export default ${JSON.stringify(first.join(''))}`
    },
  }
}

const PAGE = '../src/clubsuit/server/page'

/**
 * Adds compressed copies of all files that become smaller, for src/clubsuit/server/http/pages.py
 * to send.
 */
function compressed(): Plugin {
  const page = new URL(`${PAGE}/`, import.meta.url)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(page, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter((one) => /\.(css|html|js|svg|webmanifest)$/.test(one))) {
        const raw = readFileSync(new URL(file, page))
        const ways = { br: brotliCompressSync(raw, brotli), gz: gzipSync(raw, { level: 9 }) }
        for (const [end, short] of Object.entries(ways))
          if (short.length < raw.length) writeFileSync(new URL(`${file}.${end}`, page), short)
      }
    },
  }
}

// The Python server serves the built page from inside the package. During development `npm run dev`
// serves it and forwards the API to that server.
export default defineConfig({
  plugins: [svelte(), words(), firstWords(), courts(), faces(), compressed()],
  base: '/',
  build: {
    outDir: PAGE,
    manifest: 'chunks.json',
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: {
        // Each file costs 800 bytes of headers, so small ones that several views share are merged.
        codeSplitting: {
          groups: [
            // Only the dialogs of the lobby and of the table use these.
            {
              name: 'settings',
              test: /\/web\/src\/ui\/(Settings|Options|Notify|Device)\.svelte/,
              priority: 1,
            },
            {
              name: 'shared',
              test: /\/web\/src\/(?!views\/).*\.(ts|svelte)$/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
            },
          ],
        },
      },
    },
  },
  test: { setupFiles: 'src/words/catalogue.setup.ts' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.CLUBSUIT ?? 'http://127.0.0.1:2582', ws: true },
    },
  },
})
