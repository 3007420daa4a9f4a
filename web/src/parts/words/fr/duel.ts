import type { duel as english } from '../en/duel';
import { pluralIn } from '../grammar/plural';
import { does, whom } from './sentence';

const plural = pluralIn('fr');

export const duel: typeof english = {
  looked: (who) => `${does(who, 'regardes', 'regarde')} la carte du dessus.`,
  divided: (who, kept, first) =>
    kept
      ? `${does(who, 'la gardes', 'la garde')}.`
      : `${does(who, 'la donnes', 'la donne')} à ${whom(first)}.`,
  drew: (who, count, money) =>
    `${does(who, 'reçois', 'reçoit')} ${money ?? plural(count, { one: '# billet', other: '# billets' })}.`,
  divisionAsks: (the, to) => `Tu regardes ${the}. Garder, ou donner à ${to} ?`,
};
