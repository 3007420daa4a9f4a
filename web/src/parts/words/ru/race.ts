import type { race as english } from '../en/race';
import { named } from './sentence';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => {
      if (after === 0) return `${name} — так же рано`;
      return after > 0 ? `${name} — на ${after} мс позже` : `${name} — на ${-after} мс раньше`;
    })
    .join(', ');

export const race: typeof english = {
  pressed: (count, amount) => (count === undefined ? `${amount ?? ''}!` : `моё за ${count}!`),
  verdict: (first, others, drawn) =>
    `${drawn ? race.drawn(first) : `Первым: ${named(first)}`}; ${times(others)}.`,
  at: (count) => `Решение при счёте ${count}`,
  handFirst: ({ you, name }) => (you ? 'Твоя рука была первой' : `Первая рука: ${name}`),
  youLater: (after) => `Твоё опоздание — ${after} мс.`,
  later: (after) => `на ${after} мс позже`,
  isFirst: 'первая',
  drawn: ({ you, name }) => `По жребию: ${you ? 'ты' : name}`,
  roundTrip: (ms) => `${ms} мс туда и обратно`,
  fair: 'Честно ли это?',
  lanes: 'Кто когда нажал',
  sold: 'Продано! Ставки, успевшие вовремя, ещё считаются.',
  hand: ({ you, name }, what) => `${you ? 'Ты' : name}: ${what}`,
  lagTold: (name, ms) => `Связь игрока ${name}: ${ms} мс туда и обратно.`,
  lag: (ms) => (ms === 0 ? 'меньше 8 мс' : `${ms} мс`),
  lagOf: (name, ms) => `Связь игрока ${name}: ${ms} мс туда и обратно`,
};
