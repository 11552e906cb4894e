import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

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
      // What the oldest browsers lack (docs/browsers.md). What TypeScript's `lib` leaves out, it finds
      // itself; of what stands in `DOM` and `ES2022` all the same, these are the likely ones.
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
          message: 'Safari before 16.4 cannot read a file with a look-behind in it.',
        },
      ],
      // This page has its own small router (lib/router.svelte.ts), not SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.test.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Read by browsers of any age: `catch` without a name came in 2018.
  { files: ['public/start.js'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
)
