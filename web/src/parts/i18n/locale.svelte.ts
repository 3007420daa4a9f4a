import * as english from 'virtual:messages/en/first';
import { loadAlone, loadAlso } from '../../browser/load';
import { userLanguages } from '../../browser/features';
import { deviceStore } from '../../browser/storage';
import { groupedIn } from './format';
import { messagesOf, type FirstTexts, type Messages } from './messages';
import type { GameMessages } from './messages.gen';
import { languageKey, languages, preferredLanguage, type LanguageCode } from './preferred-language';

export type { LanguageCode, Messages };
export { languages };

/** English comes with the page; the others are loaded when they are chosen. */
const others = {
  de: (): Promise<FirstTexts> => import('virtual:messages/de/first'),
  nl: (): Promise<FirstTexts> => import('virtual:messages/nl/first'),
  fr: (): Promise<FirstTexts> => import('virtual:messages/fr/first'),
  ru: (): Promise<FirstTexts> => import('virtual:messages/ru/first'),
};

type Other = keyof typeof others;

/** The texts of a game, in the language of the page; empty until a page that uses them is loaded. */
const game = {} as GameMessages;

const withGame = (language: LanguageCode, texts: FirstTexts): Messages =>
  Object.setPrototypeOf(messagesOf(language, texts), game) as Messages;

const inEnglish = withGame('en', english);

let code = $state<LanguageCode>('en');
let messages = $state.raw<Messages>(inEnglish);

/** The messages of the chosen language. A template that calls this follows a change of language. */
export const t = (): Messages => messages;

export const languageCode = (): LanguageCode => code;

/** For dates and times. English as in England: the day comes before the month, as in the other four. */
export const locale = (): string => (code === 'en' ? 'en-GB' : code);

/** The loaded sections, each of which must follow a change of language. */
const follow = new Set<(next: LanguageCode) => Promise<void>>();

async function change(next: LanguageCode): Promise<void> {
  const [first] = await Promise.all([
    next === 'en' ? undefined : loadAlone(others[next]),
    ...[...follow].map((section) => section(next)),
  ]);
  messages = first === undefined ? inEnglish : withGame(next, first);
  code = next;
}

export async function setLocale(next: LanguageCode): Promise<void> {
  await change(next);
  deviceStore.set(languageKey, next);
}

/** Chooses the language that was chosen before, or that the browser asks for; called before the page is drawn. */
export async function initLocale(): Promise<void> {
  const preferred = preferredLanguage([deviceStore.get(languageKey), ...userLanguages()]);
  // If its messages cannot be loaded, the page is in English.
  await change(preferred).catch(() => change('en'));
}

/** Adds the texts of a game to those of `t`; called by the programs that use them (tools/messages/plugin.ts). */
export function addGame(loaded: () => GameMessages): void {
  for (const part of Object.keys(loaded()) as (keyof GameMessages)[])
    Object.defineProperty(game, part, { get: () => loaded()[part], configurable: true });
}

/**
 * A section of the messages that comes with a page. The page is shown when the section is loaded in its
 * language; the section is in English if it cannot be loaded.
 */
export function loadedWithPage<Section>(
  first: Section,
  loaders: Readonly<Record<Other, () => Promise<Section>>>,
): () => Section {
  const loaded = new Map<LanguageCode, Section>([['en', first]]);
  const loadIn = async (next: LanguageCode): Promise<void> => {
    if (next !== 'en' && !loaded.has(next)) loaded.set(next, await loadAlone(loaders[next]));
  };
  follow.add(loadIn);
  loadAlso(loadIn(code).catch(() => undefined));
  return () => loaded.get(code) ?? first;
}

const writers = new Map<LanguageCode, (count: number) => string>();

/** Formats a number with one decimal in the chosen language. */
export const tenths = (value: number): string =>
  value.toLocaleString(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a number in the chosen language. */
export function grouped(count: number): string {
  const writer = writers.get(code) ?? groupedIn(code);
  writers.set(code, writer);
  return writer(count);
}
