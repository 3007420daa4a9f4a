import type { duel as english } from '../en/duel';
import { pluralIn } from '../grammar/plural';
import { does } from './sentence';

const plural = pluralIn('de');

export const duel: typeof english = {
  looked: (who) => `${does(who, 'siehst', 'sieht')} die oberste Karte an.`,
  divided: (who, kept, first) =>
    kept
      ? `${does(who, 'behältst', 'behält')} sie.`
      : `${does(who, 'gibst', 'gibt')} sie ${first.you ? 'dir' : first.name}.`,
  drew: (who, count, money) =>
    `${does(who, 'bekommst', 'bekommt')} ${money ?? plural(count, { one: '# Schein', other: '# Scheine' })}.`,
  divisionAsks: (the, to) => `Du siehst ${the}. Behalten oder ${to} geben?`,
};
