// The texts of notifications, for the service worker: it has no page, and uses the language that the notification names.
import deCalls from 'virtual:messages/de/calls';
import deCards from 'virtual:messages/de/cards';
import enCalls from 'virtual:messages/en/calls';
import enCards from 'virtual:messages/en/cards';
import frCalls from 'virtual:messages/fr/calls';
import frCards from 'virtual:messages/fr/cards';
import nlCalls from 'virtual:messages/nl/calls';
import nlCards from 'virtual:messages/nl/cards';
import ruCalls from 'virtual:messages/ru/calls';
import ruCards from 'virtual:messages/ru/cards';
import type { NoticeText } from '../../wire/protocol';
import { cardIn } from './cards';
import type { CallsMessages } from './messages.gen';

const texts = {
  en: { calls: enCalls, cards: enCards },
  de: { calls: deCalls, cards: deCards },
  nl: { calls: nlCalls, cards: nlCards },
  fr: { calls: frCalls, cards: frCards },
  ru: { calls: ruCalls, cards: ruCards },
};

type Language = keyof typeof texts;
const isLanguage = (code: string): code is Language => code in texts;

export interface Call {
  readonly language: string;
  readonly title: string;
  readonly body: string;
}

/** The title and the line of a notification. */
export function callOf(notice: NoticeText): Call {
  const language = isLanguage(notice.language) ? notice.language : 'en';
  const { calls, cards } = texts[language];
  const animal =
    notice.animal_name ?? (notice.animal === undefined ? '' : cardIn(language, notice.animal, cards).name);
  const until =
    notice.until === undefined
      ? undefined
      : new Date(notice.until).toLocaleString(language === 'en' ? 'en-GB' : language, {
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        });
  return {
    language,
    title: titleOf(notice, calls, animal, notice.who ?? ''),
    body: until === undefined ? calls.at(notice.name) : calls.atUntil(notice.name, until),
  };
}

/** A general notification, in the first known one of these languages. */
export function otherCall(languages: readonly string[]): Call {
  const known = languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? 'en';
  return { language: known, title: 'Kuhhandel', body: texts[known].calls.other };
}

function titleOf({ kind, asked_for }: NoticeText, calls: CallsMessages, animal: string, who: string): string {
  if (kind === 'begins') return calls.begins;
  if (kind === 'let_in') return calls.letIn;
  return calls.askedFor[asked_for ?? 'turn'](animal, who);
}
