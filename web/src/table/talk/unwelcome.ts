import type { LanguageCode } from '../../parts/i18n/locale.svelte';
import type { Said, SaidMessage, TalkMessage } from '../../wire/protocol';
import { unwelcomeLists } from './unwelcome-lists.gen';

const wordSigns = /[\p{L}\p{M}\p{N}]+/gu;

const plain = (word: string) => word.normalize('NFKC').toLowerCase();

/** Returns the text with dots for rude words, by the lists of these languages. */
export function masked(text: string, languages: readonly LanguageCode[]): string {
  const unwelcome = new Set(languages.flatMap((language) => unwelcomeLists[language].split(',')));
  const longest = Math.max(...[...unwelcome].map((words) => words.split(' ').length));
  const words = [...text.matchAll(wordSigns)].map((match) => ({ text: match[0], from: match.index }));
  const hidden = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + longest, words.length); to += 1) {
      const phrase = words.slice(from, to);
      if (!unwelcome.has(phrase.map((word) => plain(word.text)).join(' '))) continue;
      for (const word of phrase) hidden.add(word.from);
    }
  }
  return text.replace(wordSigns, (word, at: number) => (hidden.has(at) ? word.replace(/./gu, '•') : word));
}

/** Masks a talk message for a reader of that language; English is always included. */
export function maskedTalk<Message extends SaidMessage | TalkMessage>(
  message: Message,
  language: LanguageCode,
): Message {
  const languages = [...new Set([language, 'en'] as const)];
  const mask = (one: Said): Said => ('text' in one ? { ...one, text: masked(one.text, languages) } : one);
  return message.type === 'said'
    ? { ...message, said: mask(message.said) }
    : { ...message, said: message.said.map(mask) };
}
