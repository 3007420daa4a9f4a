import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface EditionFile {
  readonly id: string;
  readonly words: Readonly<Record<string, { readonly name: string; readonly difference: string }>>;
  readonly animals: readonly { readonly id: string }[];
  readonly division?: { readonly removed: number };
  readonly bonus: { readonly pairs: readonly (readonly string[])[] };
}

const editions = fileURLToPath(new URL('../../../editions/', import.meta.url));
const animals = ['rooster', 'goose', 'donkey', 'horse'];

/** The name of the short form of an edition. */
export const shortNameOf = (name: string): string => `${name}, short`;

/**
 * Writes an edition of four of its ten animals into that folder, all else as it is, and gives the file: where a journey is about the
 * end of a game, or what may come in any part of one, it comes in less than half of the time.
 */
export async function writeShortEdition(id: string, folder: string): Promise<string> {
  const whole = JSON.parse(await readFile(`${editions}${id}.json`, 'utf8')) as EditionFile;
  const file = join(folder, `${id}.json`);
  await writeFile(file, JSON.stringify(shortened(whole)));
  return file;
}

function shortened({ id, words, division, bonus, ...others }: EditionFile): EditionFile {
  const names = Object.entries(words).map(
    ([language, { name, difference }]) => [language, { name: shortNameOf(name), difference }] as const,
  );
  return {
    ...others,
    id: `${id}-short`,
    words: Object.fromEntries(names),
    animals: others.animals.filter((animal) => animals.includes(animal.id)),
    bonus: { ...bonus, pairs: bonus.pairs.filter((pair) => pair.every((one) => animals.includes(one))) },
    ...(division && { division: { ...division, removed: 4 } }),
  };
}
