// Writes the client's list of bots from that of the program (docs/bots.tsv), so that who is of which level, and
// what they are called at a table, is said there once.
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const listPath = new URL('../../docs/bots.tsv', import.meta.url);
export const charactersPath = new URL('../src/model/characters.gen.ts', import.meta.url);

export async function charactersModule() {
  const rows = (await readFile(listPath, 'utf8')).trimEnd().split('\n');
  const lines = rows.map((row) => {
    const [kind, level, name] = row.split('\t');
    return `  { kind: '${kind}', level: ${level}, name: '${name}' },\n`;
  });
  return `// Generated from docs/bots.tsv by \`npm run generate\`; not to be edited.
/** The bots that people play against, from the gentlest up: each kind, its level, and what it is called at a table. */
export const characters: readonly { readonly kind: string; readonly level: number; readonly name: string }[] = [
${lines.join('')}];
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeFile(charactersPath, await charactersModule());
