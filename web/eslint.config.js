import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows undefined names better.
      'no-undef': 'off',
      // An index that the neighbouring line has checked.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // This page has its own small router (lib/router.svelte.ts), not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
)
