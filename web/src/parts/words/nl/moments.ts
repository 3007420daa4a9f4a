import type { moments as english } from '../en/moments';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('nl');

export const moments: typeof english = {
  on: 'tik: verder',
  onToMe: 'Door tot ik moet kiezen',
  meanwhile: 'Intussen',
  moves: (count) => plural(count, { one: '# zet', other: '# zetten' }),
  waitingFor: (names) => `Wacht op ${names}`,
  payday: (value) => `+${value} voor iedereen`,
  handedOut: (before, after) => `In alle beurzen samen zat ${before}, nu ${after}. Hoger mag geen bod gaan.`,
  safe: 'Een heel kwartet kan niemand je meer afnemen',
  was: (total, quartets) =>
    quartets === 0
      ? `was ${total} zonder kwartet`
      : `was ${total} met ${plural(quartets, { one: 'één kwartet', other: '# kwartetten' })}`,
  ifNow: 'Als het nu afgelopen was',
};
