import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is served by the Python server from inside the package; while
// developing, `npm run dev` serves it and hands the API on to that server.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/clubsuit/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.CLUBSUIT ?? 'http://127.0.0.1:2582', ws: true },
    },
  },
})
