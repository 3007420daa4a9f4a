import type { Messages } from '../i18n/locale.svelte';
import type { Phrase, Said } from '../../wire/protocol';

/** In the order in which an evening needs them. */
export const phrases: readonly Phrase[] = [
  'hello',
  'good_luck',
  'your_turn',
  'one_moment',
  'bargain',
  'too_dear',
  'bluff',
  'well_done',
  'thanks',
  'sorry',
  'again',
  'bye',
];

/** Returns a message's text, in the reader's language unless the player wrote it. */
export function wordsOf(message: Said, { talk }: Messages): string {
  if ('phrase' in message) return talk.phrases[message.phrase];
  return 'cry' in message ? talk.cry(message.cry) : message.text;
}
