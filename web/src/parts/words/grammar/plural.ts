import { groupedIn } from './number';

/** The wordings of a count by the plural categories of a language; `#` stands for the number itself. */
export type Wordings = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What knows the rules of the language is made at the first count: a first visit may tell none. */
export function pluralIn(language: string): (count: number, wordings: Wordings) => string {
  let cardinal: Intl.PluralRules | undefined;
  const number = groupedIn(language);
  return (count, wordings) => {
    cardinal ??= new Intl.PluralRules(language);
    return (wordings[cardinal.select(count)] ?? wordings.other).replaceAll('#', number(count));
  };
}
