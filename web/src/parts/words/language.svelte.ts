import { en, type Messages } from './en';

export type { Messages };

/** English comes with the page; the others come when they are chosen. */
const others = {
  de: () => import('./de').then(({ de }) => de),
  nl: () => import('./nl').then(({ nl }) => nl),
  fr: () => import('./fr').then(({ fr }) => fr),
  ru: () => import('./ru').then(({ ru }) => ru),
} satisfies Record<string, () => Promise<Messages>>;

export type LanguageCode = 'en' | keyof typeof others;

/** Each language by its own name. */
export const languages: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['ru', 'Русский'],
];

const stored = 'kuhhandel.language';

let code = $state<LanguageCode>('en');
let catalogue = $state.raw<Messages>(en);

/** The catalogue in the chosen language. Read inside a template it follows a switch at once. */
export const t = (): Messages => catalogue;

export const languageCode = (): LanguageCode => code;

async function change(next: LanguageCode): Promise<void> {
  catalogue = next === 'en' ? en : await others[next]();
  code = next;
}

export async function speak(next: LanguageCode): Promise<void> {
  await change(next);
  localStorage.setItem(stored, next);
}

/** The language that was chosen here before, or that the browser asks for; to be called before the page is drawn. */
export async function speakFirst(): Promise<void> {
  const wanted = [localStorage.getItem(stored), ...navigator.languages.map((one) => one.slice(0, 2))];
  const known = wanted.flatMap((one) => languages.filter(([own]) => own === one));
  const [first] = known[0] ?? ['en'];
  // Without its words there is still English.
  await change(first).catch(() => change('en'));
}
