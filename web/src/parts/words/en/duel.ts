import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import { does, whom } from './sentence';

const plural = pluralIn('en');

/** What happens when two divide the pile, and what it asks of the listener. */
export const duel = {
  looked: (who: Who) => `${does(who, 'look', 'looks')} at the top card.`,
  divided: (who: Who, kept: boolean, first: Who) =>
    kept ? `${does(who, 'keep', 'keeps')} it.` : `${does(who, 'give', 'gives')} it to ${whom(first)}.`,
  drew: (who: Who, count: number, money: string | undefined) =>
    `${does(who, 'get', 'gets')} ${money ?? plural(count, { one: '# money card', other: '# money cards' })}.`,
  divisionAsks: (the: string, to: string) => `You look at ${the}. Keep it, or give it to ${to}?`,
};
