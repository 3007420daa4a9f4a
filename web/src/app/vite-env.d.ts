/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The names and lines of all edition files in one language (tools/edition-words.ts). */
declare module 'virtual:edition-words/*' {
  const words: import('../wire/edition-words').BuiltInWords;
  export default words;
}

/** The editions that can be bought, as their files stand: of the rules they have only what is their own. */
declare module 'virtual:published-editions' {
  const editions: readonly (Omit<import('../wire/protocol').Edition, 'rules'> & {
    readonly rules?: import('../wire/protocol').Rules;
  })[];
  export default editions;
}
