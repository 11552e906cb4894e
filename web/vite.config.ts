import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { courts } from './scripts/courts.ts'
import { faces } from './scripts/faces.ts'
import { pages, words } from './scripts/words.ts'

/** The oldest supported browsers; see docs/browsers.md. */
const OLDEST = ['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16']

const PAGE = '../src/clubsuit/server/page'
const PAGE_FOLDER = new URL(`${PAGE}/`, import.meta.url)

/**
 * Adds compressed copies of all files that become smaller, for src/clubsuit/server/http/pages.py
 * to send.
 */
function compressed(): Plugin {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(PAGE_FOLDER, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter((one) => /\.(css|html|js|svg|webmanifest)$/.test(one))) {
        const raw = readFileSync(new URL(file, PAGE_FOLDER))
        const ways = { br: brotliCompressSync(raw, brotli), gz: gzipSync(raw, { level: 9 }) }
        for (const [end, short] of Object.entries(ways))
          if (short.length < raw.length)
            writeFileSync(new URL(`${file}.${end}`, PAGE_FOLDER), short)
      }
    },
  }
}

// The Python server serves the built page from inside the package. During development `npm run dev`
// serves it and forwards the API to that server.
export default defineConfig({
  plugins: [svelte(), words(), courts(), faces(), pages(PAGE_FOLDER), compressed()],
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
              entriesAwareMergeThreshold: 4_000,
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
