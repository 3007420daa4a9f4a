import type { duel as english } from '../en/duel';
import { pluralIn } from '../grammar/plural';
import { does, whom } from './sentence';

const plural = pluralIn('nl');

export const duel: typeof english = {
  looked: (who) => `${does(who, 'bekijkt', 'bekijkt')} de bovenste kaart.`,
  divided: (who, kept, first) =>
    kept ? `${does(who, 'houdt', 'houdt')} hem.` : `${does(who, 'geeft', 'geeft')} hem aan ${whom(first)}.`,
  drew: (who, count, money) =>
    `${does(who, 'krijgt', 'krijgt')} ${money ?? plural(count, { one: '# geldkaart', other: '# geldkaarten' })}.`,
  divisionAsks: (the, to) => `Je bekijkt ${the}. Houden, of aan ${to} geven?`,
};
