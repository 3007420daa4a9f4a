import { de } from './de';
import { en } from './en';

export type Messages = typeof en;
export type LanguageCode = keyof typeof catalogues;

export const catalogues = { en, de } satisfies Record<string, Messages>;

const stored = 'kuhhandel.language';

function firstChoice(): LanguageCode {
  const wanted = localStorage.getItem(stored) ?? navigator.language.slice(0, 2);
  return wanted === 'de' ? 'de' : 'en';
}

let code = $state<LanguageCode>(firstChoice());

/** The catalogue in the chosen language. Read inside a template it follows a switch at once. */
export const t = (): Messages => catalogues[code];

export const languageCode = (): LanguageCode => code;

export function speak(next: LanguageCode): void {
  code = next;
  localStorage.setItem(stored, next);
}
