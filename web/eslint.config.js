import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/**
 * Members that TypeScript's `DOM` and `ES2022` libraries declare but the oldest supported browsers
 * lack.
 */
const TOO_NEW = [
  ...['Segmenter', 'DurationFormat', 'supportedValuesOf', 'fromAsync', 'groupBy', 'withResolvers'],
  ...['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'isWellFormed'],
  ...['canParse', 'parseHTMLUnsafe', 'setHTMLUnsafe', 'getHTML', 'showPopover', 'hidePopover'],
  ...['togglePopover', 'checkVisibility', 'startViewTransition', 'requestClose', 'moveBefore'],
  ...['requestIdleCallback', 'scheduler', 'adoptedStyleSheets', 'wakeLock'],
  ...['ariaLabel', 'ariaHidden', 'ariaPressed', 'ariaLive', 'randomUUID', 'userActivation'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'toHex', 'fromHex'],
]

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
      // TypeScript reports undefined names more precisely.
      'no-undef': 'off',
      // Code asserts an index only after the neighbouring line has checked it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[property.name=/^(${TOO_NEW.join('|')})$/]`,
          message: 'The oldest browsers lack this: see docs/browsers.md.',
        },
        {
          selector: 'MemberExpression[object.name="AbortSignal"][property.name="any"]',
          message: 'The oldest browsers lack this: see docs/browsers.md.',
        },
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 rejects a whole file that contains a look-behind.',
        },
      ],
      // The page uses its own small router (browser/router.svelte.ts), not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.test.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Browsers of any age run this file, and `catch` without a binding is syntax of 2018.
  { files: ['public/start.js'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
)
