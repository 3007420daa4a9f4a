/** Letters that look alike or are written for each other. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
};
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const bare = (name: string): string =>
  Array.from(name.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .map((letter) => written[letter] ?? letter)
    .join('');

/** The form of a name without accents, blanks, punctuation and case; with umlauts in both spellings. */
function looksOf(name: string): ReadonlySet<string> {
  const small = name.normalize('NFC').toLowerCase();
  const spelled = small.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  return new Set([bare(small), bare(spelled)].filter((look) => look !== ''));
}

/** A name, and the one that the same person probably has already. */
export interface LikelySame {
  readonly name: string;
  readonly other: string;
}

/** Pairs of a new name and one that is probably the same person's: "Jorg" and "Jörg", "anna" and "Anna". */
export function likelySame(fresh: readonly string[], known: readonly string[]): LikelySame[] {
  const firstOf = new Map<string, string>();
  const add = (name: string) => {
    for (const look of looksOf(name)) if (!firstOf.has(look)) firstOf.set(look, name);
  };
  known.forEach(add);
  return fresh.flatMap((name) => {
    const other = [...looksOf(name)].map((look) => firstOf.get(look)).find((one) => one !== undefined);
    add(name);
    return other === undefined ? [] : [{ name, other }];
  });
}
