// What a notice says: for the service worker, which has no page and speaks the language that the notice names.
import type { NoticeText } from '../../wire/protocol';
import { calls as de } from './de/calls';
import { card as deCard } from './de/cards';
import { calls as en } from './en/calls';
import { card as enCard } from './en/cards';
import { calls as fr } from './fr/calls';
import { card as frCard } from './fr/cards';
import { calls as nl } from './nl/calls';
import { card as nlCard } from './nl/cards';
import { calls as ru } from './ru/calls';
import { card as ruCard } from './ru/cards';

export const callsCatalogues = { en, de, nl, fr, ru };
const cards = { en: enCard, de: deCard, nl: nlCard, fr: frCard, ru: ruCard };

type Language = keyof typeof callsCatalogues;
const isLanguage = (code: string): code is Language => code in callsCatalogues;

export interface Call {
  readonly language: string;
  readonly title: string;
  readonly body: string;
}

/** The title and the line of a notice. */
export function callOf(notice: NoticeText): Call {
  const language = isLanguage(notice.language) ? notice.language : 'en';
  const words = callsCatalogues[language];
  const animal =
    notice.animal_name ?? (notice.animal === undefined ? '' : cards[language](notice.animal).name);
  const until =
    notice.until === undefined
      ? undefined
      : new Date(notice.until).toLocaleString(language, {
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        });
  return {
    language,
    title: titleOf(notice, words, animal, notice.who ?? ''),
    body: until === undefined ? words.at(notice.name) : words.atUntil(notice.name, until),
  };
}

function titleOf({ kind, asked_for }: NoticeText, words: typeof en, animal: string, who: string): string {
  if (kind === 'begins') return words.begins;
  if (kind === 'let_in') return words.letIn;
  const said = words.askedFor[asked_for ?? 'turn'];
  return typeof said === 'string' ? said : said(animal, who);
}
