/** The wordings of a count by the plural categories of a language; `#` stands for the number itself. */
export type Wordings = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function pluralIn(language: string): (count: number, wordings: Wordings) => string {
  const cardinal = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language, { useGrouping: false });
  return (count, wordings) =>
    (wordings[cardinal.select(count)] ?? wordings.other).replaceAll('#', number.format(count));
}
