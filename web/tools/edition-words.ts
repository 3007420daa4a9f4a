import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface EditionFile {
  readonly id: string;
  readonly words?: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL('../../editions/', import.meta.url));
const prefix = 'virtual:edition-words/';

/** The names and lines of all edition files in one language, by edition: of each file the page needs no more. */
function wordsIn(language: string): Record<string, unknown> {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
  );
  const all = files.map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as EditionFile);
  return Object.fromEntries(
    all.flatMap(({ id, words }) => (words?.[language] ? [[id, words[language]]] : [])),
  );
}

/** Lets the page import 'virtual:edition-words/en': what the files of editions/ say for people in that language. */
export const editionWords = (): Plugin => ({
  name: 'edition-words',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? `export default ${JSON.stringify(wordsIn(id.slice(prefix.length + 1)))};`
      : undefined,
});
