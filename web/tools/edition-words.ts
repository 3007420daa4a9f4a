import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface EditionFile {
  readonly id: string;
  readonly purpose?: string;
  readonly words?: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL('../../editions/', import.meta.url));
const prefix = 'virtual:edition-words/';
const published = 'virtual:published-editions';

function editionFiles(): EditionFile[] {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
  );
  return files.map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as EditionFile);
}

/** The names and lines of all edition files in one language, by edition: of each file most pages need no more. */
const wordsIn = (language: string): Record<string, unknown> =>
  Object.fromEntries(
    editionFiles().flatMap(({ id, words }) => (words?.[language] ? [[id, words[language]]] : [])),
  );

/** The files themselves, of those that can be bought; their words come with the language. */
const boxes = (): unknown[] =>
  editionFiles()
    .filter(({ purpose }) => purpose === undefined)
    .map(({ words: _, ...edition }) => edition);

/**
 * Lets the page import 'virtual:edition-words/en', the texts of the files in editions/ in that language, and
 * 'virtual:published-editions', the files themselves, for a page without a server.
 */
export const editionWords = (): Plugin => ({
  name: 'edition-words',
  resolveId: (id) => (id.startsWith(prefix) || id === published ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${published}`) return `export default ${JSON.stringify(boxes())};`;
    return id.startsWith(`\0${prefix}`)
      ? `export default ${JSON.stringify(wordsIn(id.slice(prefix.length + 1)))};`
      : undefined;
  },
});
