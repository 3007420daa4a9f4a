import type { Edition, EditionWords } from './protocol';

/** The texts of all editions that a page was built with, by edition, in one language. */
export type BuiltInWords = Readonly<Record<string, EditionWords>>;

/** The texts of editions that a server loaded from a file, by edition and language. */
const given = new Map<string, NonNullable<Edition['words']>>();

/** Remembers the texts of an edition from the wire. */
export function registerEditionWords({ id, words }: Edition): void {
  if (words !== undefined) given.set(id, words);
}

/** Returns an edition's texts in a language; in English if it has none in that language. */
export function wordsOf(id: string, language: string, builtIn: BuiltInWords): EditionWords | undefined {
  const received = given.get(id);
  return builtIn[id] ?? received?.[language] ?? received?.['en'];
}

/** Returns the name of an animal for which the page itself has no text. */
export function animalName(animal: string, language: string): string {
  for (const words of given.values()) {
    const name = (words[language] ?? words['en'])?.animals?.[animal];
    if (name !== undefined) return name;
  }
  return animal.replaceAll('_', ' ');
}
