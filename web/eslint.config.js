import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Types make a new program of each component, which takes minutes: only `npm run lint-types` asks for them. */
const typedComponents = process.env['TYPED_COMPONENTS'] !== undefined;

/** The linter does not know what a template narrows, nor the types of callbacks in it; svelte-check does. */
const withoutTemplateTypes = Object.fromEntries(
  [
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-return',
    'no-unnecessary-condition',
    'no-unnecessary-boolean-literal-compare',
    'no-confusing-void-expression',
    // `void value` reads what an effect depends on.
    'no-meaningless-void-operator',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

/** Interfaces that a browser may lack or deny. `src/browser` has a safe way to each. */
const mayBeMissing = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'Notification',
  'BroadcastChannel',
  'AudioContext',
].map((name) => ({ name, message: 'A browser may lack it: use src/browser.' }));

export default defineConfig(
  globalIgnores(['dist/', '**/*.gen.ts', '**/*.gen.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // The compiler knows what is defined, which no list of names does.
      'no-undef': 'off',
      // A number in a sentence is what it looks like; anything else that is not text is still a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => act()` is the usual form of a callback without a result.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Taking a field out of a value is written `{ [field]: _, ...others }`.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    // These collections are not drawn: the parameters of an address, and what is loaded of the messages.
    files: ['src/model/route.svelte.ts', 'src/parts/i18n/locale.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
  {
    files: ['**/*.svelte'],
    extends: typedComponents ? [] : [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] } },
    rules: {
      // `{' · '}` keeps the spaces that Svelte drops at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      ...(typedComponents && withoutTemplateTypes),
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/browser/**', 'src/**/*.test.ts', 'src/**/fixtures/**'],
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      'no-restricted-globals': ['error', { globals: mayBeMissing, checkGlobalObject: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Only pages over https have it: use src/browser/random.',
        },
        { object: 'crypto', property: 'subtle', message: 'Only pages over https have it.' },
        { object: 'WebAssembly', property: 'instantiate', message: 'Use src/browser/webassembly.' },
        { object: 'WebAssembly', property: 'instantiateStreaming', message: 'Use src/browser/webassembly.' },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'idb', message: 'Use src/browser/database.', allowTypeImports: true }] },
      ],
    },
  },
  {
    files: ['src/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@testing-library/svelte', message: 'Use tools/rendering, which cleans up.' }] },
      ],
    },
  },
  {
    files: ['src/app/service-worker.ts'],
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.worker.json' } },
  },
);
