/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The names and lines of all edition files in one language (tools/edition-words.ts). */
declare module 'virtual:edition-words/*' {
  const words: import('../wire/edition-words').BuiltInWords;
  export default words;
}
