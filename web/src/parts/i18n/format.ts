// The functions that compiled messages call: see web/tools/messages/compile.ts.
import { possessiveIn } from './grammar';

/**
 * Returns a function that writes whole numbers with a mark between thousands, from five digits on: 32,440, and 1000 as
 * on the cards. The format is made when it is first needed, because few games need it.
 */
export function groupedIn(language: string): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) =>
    Math.abs(count) < 10_000
      ? String(count)
      : (format ??= new Intl.NumberFormat(language, { useGrouping: 'always' })).format(count);
}

/** Returns a function that finds the plural category of a count. */
export function pluralIn(language: string): (count: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (count) => (rules ??= new Intl.PluralRules(language)).select(count);
}

export interface Formats {
  readonly $plural: (count: number) => Intl.LDMLPluralRule;
  readonly $number: (count: number) => string;
  readonly $lower: (text: string) => string;
  readonly $capital: (text: string) => string;
  readonly $possessive: (name: string) => string;
}

/** The formats of `{count, plural, …}`, `{sum, number}`, `{animal, lower}`, `{animal, capital}`, `{name, possessive}`. */
export const formatsIn = (language: string): Formats => ({
  $plural: pluralIn(language),
  $number: groupedIn(language),
  $lower: (text) => text.toLowerCase(),
  $capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  $possessive: possessiveIn(language),
});

/**
 * Names as one phrase: `listOf(['Anna', 'Ben', 'Cleo'], ' and ')` is 'Anna, Ben and Cleo'. Intl.ListFormat takes a slow
 * phone a tenth of a second to construct, in the middle of the first visit.
 */
export const listOf = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(and);
