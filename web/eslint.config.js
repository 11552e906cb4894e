import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Members that the oldest browsers lack, and TypeScript's `DOM` and `ES2022` have all the same. */
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
      // TypeScript knows undefined names better.
      'no-undef': 'off',
      // An index that the neighbouring line has checked.
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
      // This page has its own small router (browser/router.svelte.ts), not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.test.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Browsers of any age run it: `catch` without a name came in 2018.
  { files: ['public/start.js'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
)
