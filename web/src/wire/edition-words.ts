import type { Edition, EditionWords } from './protocol';

/** The words of all editions that a page was built with, by edition, in one language. */
export type BuiltInWords = Readonly<Record<string, EditionWords>>;

/** The words of editions that a server was given as a file, by edition and language. */
const given = new Map<string, NonNullable<Edition['words']>>();

/** Remembers what an edition from the wire is called. */
export function hearOf({ id, words }: Edition): void {
  if (words !== undefined) given.set(id, words);
}

/** What an edition is called in a language; in English where it has no words in that one. */
export function wordsOf(id: string, language: string, builtIn: BuiltInWords): EditionWords | undefined {
  const heard = given.get(id);
  return builtIn[id] ?? heard?.[language] ?? heard?.['en'];
}

/** What an animal is called that the page itself has no word for. */
export function animalName(animal: string, language: string): string {
  for (const words of given.values()) {
    const name = (words[language] ?? words['en'])?.animals?.[animal];
    if (name !== undefined) return name;
  }
  return animal.replaceAll('_', ' ');
}
