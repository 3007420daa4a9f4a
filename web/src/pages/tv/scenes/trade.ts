import type { TradeEnd } from '../../../model/moment';
import type { Messages } from '../../../parts/i18n/locale.svelte';
import type { ScreenMessages } from '../../../parts/i18n/messages.gen';
import type { Timeline, Step } from '../../../parts/motion/timeline';
import type { AnimalId, Seat } from '../../../wire/protocol';

type TradeWords = ScreenMessages['trade'];

/** Returns what is at stake as the title of a trade. */
export function tradeTitle(
  { animal, count, cards }: { animal: AnimalId; count?: number; cards?: number },
  t: Messages,
  words: TradeWords,
): string {
  const { name, many } = t.card(animal);
  if (animal === 'rat') return words.rat;
  return (count ?? cards ?? 1) > 1 ? words.four(many) : words.single(name);
}

/** The notes that reach a trader, and the seat from which they come, as everybody may know it. */
export function receivedBy({ piles, challenger, challenged }: TradeEnd, seat: Seat) {
  const other = seat === challenger ? challenged : challenger;
  const cards = piles
    .filter(({ from, to }) => from === other && to === seat)
    .reduce((sum, { pile }) => sum + pile.cards, 0);
  return { cards, from: other };
}

/** When the piles have met and before anything is known: they nod in turn, then those that change hands cross. */
export function suspense({ piles, challenger, challenged }: TradeEnd, lasts: number): Timeline {
  const nods = [0, 1, 2].flatMap((time) =>
    [challenger, challenged].map(
      (seat, place): Step => ({
        of: `.pile[data-seat='${seat}']`,
        at: 300 + time * 240 + place * 120,
        lasts: 200,
        easing: 'out',
        frames: [{ transform: 'none' }, { transform: 'translateY(-6%)' }, { transform: 'none' }],
      }),
    ),
  );
  const crossing = [...new Set(piles.filter(({ from, to }) => from !== to).map(({ from }) => from))];
  const cross = crossing.map(
    (seat): Step => ({
      of: `.pile[data-seat='${seat}']`,
      at: 1400,
      lasts: 440,
      easing: 'inout',
      frames: [
        { transform: 'none' },
        { transform: `translateX(calc(${seat === challenger ? 1 : -1} * 62vw)) rotate(8deg)` },
      ],
    }),
  );
  return { lasts, steps: [...nods, ...cross] };
}
