import { isolated } from './isolated';

const possessives: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => (name.endsWith('s') ? `${name}’` : `${name}’s`),
  de: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
  fr: (name) => (/^[aeiouyhâàéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`),
};

/** Returns a function for the possessive of a name: 'Anna’s', 'Annas', 'd’Anna'. */
const possessiveIn = (language: string): ((name: string) => string) =>
  possessives[language] ?? ((name) => name);

// The functions that compiled messages call: see web/tools/messages/compile.ts.

/**
 * Returns a function that writes whole numbers with a mark between thousands, from five digits on: 32,440, and 1000 as
 * on the cards. The format is made when it is first needed, because few games need it.
 */
export function groupedIn(language: string): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) =>
    Number.isInteger(count) && Math.abs(count) < 10_000
      ? String(count)
      : (format ??= new Intl.NumberFormat(language, { useGrouping: 'always' })).format(count);
}

/** Returns a function that finds the plural category of a count. */
export function pluralIn(language: string): (count: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (count) => (rules ??= new Intl.PluralRules(language)).select(count);
}

/** Returns a function that writes an argument within a message: numbers with marks between thousands, names isolated. */
export function shownIn(language: string): (value: string | number) => string {
  const grouped = groupedIn(language);
  return (value) => (typeof value === 'number' ? grouped(value) : isolated(value));
}

export interface Formats {
  readonly $plural: (count: number) => Intl.LDMLPluralRule;
  readonly $number: (count: number) => string;
  readonly $shown: (value: string | number) => string;
  readonly $lower: (text: string) => string;
  readonly $capital: (text: string) => string;
  readonly $possessive: (name: string) => string;
}

/** The formats of `{name}`, `{count, plural, …}`, `{sum, number}`, `{animal, lower}`, `{animal, capital}`, `{name, possessive}`. */
export const formatsIn = (language: string): Formats => ({
  $plural: pluralIn(language),
  $number: groupedIn(language),
  $shown: shownIn(language),
  $lower: (text) => text.toLowerCase(),
  $capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  $possessive: (name) => possessiveIn(language)(isolated(name)),
});

/**
 * Names as one phrase: `listOf(['Anna', 'Ben', 'Cleo'], ' and ')` is 'Anna, Ben and Cleo'. Intl.ListFormat takes a slow
 * phone a tenth of a second to construct, in the middle of the first visit.
 */
export const listOf = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).map(isolated).join(', '), ...names.slice(-1).map(isolated)]
    .filter((part) => part !== '')
    .join(and);
