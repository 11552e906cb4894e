import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** The oldest browsers; see docs/browsers.md. */
const OLDEST = ['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16']

/** Puts sentences of the catalogue into index.html, to be shown when none of our scripts runs. */
function words(): Plugin {
  const catalogue = new URL('../src/clubsuit/texts/en/common.ftl', import.meta.url)
  return {
    name: 'words',
    transformIndexHtml(html) {
      const bundle = new FluentBundle('en')
      bundle.addResource(new FluentResource(readFileSync(catalogue, 'utf8')))
      return html.replace(/%say (.+?)%/g, (_, key: string) => {
        const pattern = bundle.getMessage(key)?.value
        if (!pattern) throw new Error(`index.html: the catalogue has no message "${key}"`)
        return bundle.formatPattern(pattern).replace(/&/g, '&amp;').replace(/</g, '&lt;')
      })
    },
  }
}

// The page is served by the Python server from inside the package; while
// developing, `npm run dev` serves it and hands the API on to that server.
export default defineConfig({
  plugins: [svelte(), words()],
  base: '/',
  build: {
    outDir: '../src/clubsuit/server/page',
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.CLUBSUIT ?? 'http://127.0.0.1:2582', ws: true },
    },
  },
})
