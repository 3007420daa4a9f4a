export type LanguageCode = 'en' | 'de' | 'nl' | 'fr' | 'ru';

/** Each language by its own name. */
export const languages: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['ru', 'Русский'],
];

/** The key of the chosen language in the browser's storage. */
export const languageKey = 'kuhhandel.language';

/** Returns the first of the wanted languages that the page speaks; English if it speaks none of them. */
export function preferredLanguage(wanted: readonly (string | undefined)[]): LanguageCode {
  const known = wanted.flatMap((one) => languages.filter(([own]) => own === one));
  return known[0]?.[0] ?? 'en';
}
