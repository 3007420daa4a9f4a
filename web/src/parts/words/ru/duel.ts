import type { duel as english } from '../en/duel';
import { plural } from './counted';
import { does, toWhom } from './sentence';

export const duel: typeof english = {
  looked: (who) => `${does(who, 'смотришь', 'смотрит')} верхнюю карту.`,
  divided: (who, kept, first) =>
    kept
      ? `${does(who, 'оставляешь', 'оставляет')} её себе.`
      : `${does(who, 'отдаёшь', 'отдаёт')} её ${toWhom(first)}.`,
  drew: (who, count, money) =>
    `${does(who, 'получаешь', 'получает')}: ${money ?? plural(count, { one: '# купюра', few: '# купюры', other: '# купюр' })}.`,
  divisionAsks: (the, to) => `Твоя карта: ${the}. Оставить или отдать игроку ${to}?`,
};
