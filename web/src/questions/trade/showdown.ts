import { isMine, type TradeEnd } from '../../model/moment';
import { cardsOf, sumOf } from '../../model/money/money';
import { momentTimingOf } from '../../model/moment-timing';
import { way } from '../../parts/motion/play';
import type { Count, Step, Timeline } from '../../parts/motion/timeline';
import type { Seat } from '../../wire/protocol';

/** `a` is the upper side, or on a wide screen the left one. */
export type TradeSide = 'a' | 'b';
const sides = ['a', 'b'] as const;

/** A money card of a pile; null is a back. */
export interface Laid {
  readonly value: number | null;
  /** The side where it is at the end. */
  readonly to: TradeSide;
}

/** One of the two traders, with their offer. */
export interface Trader {
  readonly seat: Seat;
  /** From the smallest to the largest, as they are turned up. */
  readonly laid: readonly Laid[];
  /** Undefined if only the two know it. */
  readonly sum: number | undefined;
}

export type Showdown = Readonly<Record<TradeSide, Trader>>;

/** The own side is the near one; spectators have the challenged player in front of them. */
export function showdownOf(end: TradeEnd, me: Seat | null): Showdown {
  const near = end.challenger === me ? end.challenger : end.challenged;
  const far = near === end.challenger ? end.challenged : end.challenger;
  const trader = (seat: Seat): Trader => {
    const money = (seat === end.challenger ? end.offer : end.counter)?.money;
    const laid = end.piles
      .filter(({ from }) => from === seat)
      .flatMap(({ to, pile }) =>
        valuesOf(pile).map((value) => ({ value, to: to === near ? ('b' as const) : ('a' as const) })),
      )
      .toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0));
    return { seat, laid, sum: money && sumOf(money) };
  };
  return { a: trader(far), b: trader(near) };
}

const valuesOf = ({ cards, money }: TradeEnd['offer']): (number | null)[] =>
  money === undefined ? Array.from({ length: cards }, () => null) : cardsOf(money);

interface Turn {
  readonly side: TradeSide;
  readonly index: number;
  readonly at: number;
}

const firstTurn = 350;
/** The pause before the last money card: it decides. */
const beat = 450;

/** Returns when each money card turns up: the sides alternate, from small to large, and the last one waits. */
export function turnsOf(showdown: Showdown): readonly Turn[] {
  const most = Math.max(showdown.a.laid.length, showdown.b.laid.length);
  const order = Array.from({ length: most }, (_, index) => sides.map((side) => ({ side, index })))
    .flat()
    .filter(({ side, index }) => index < showdown[side].laid.length);
  const last = order.length - 1;
  const gap = Math.min(150, 540 / Math.max(1, last));
  return order.map((turn, place) => ({ ...turn, at: firstTurn + place * gap + (place === last ? beat : 0) }));
}

/** Returns how the sum of a side grows, card by card. */
export function countsOf(showdown: Showdown, side: TradeSide): readonly Count[] {
  let sum = 0;
  return turnsOf(showdown)
    .filter((turn) => turn.side === side)
    .map(({ index, at }) => ({
      at: at + 60,
      lasts: 140,
      to: (sum += showdown[side].laid[index]?.value ?? 0),
    }));
}

const higher = ({ a, b }: Showdown): number => Math.max(a.sum ?? 0, b.sum ?? 0, 1);

const pop = [{ transform: 'none' }, { transform: 'scale(1.16)' }];

/** Returns the movements in a trade, for one of the two or for a spectator. */
export function timelineOf(end: TradeEnd, showdown: Showdown, me: Seat | null): Timeline {
  const mine = isMine(end, me);
  const { lasts } = momentTimingOf(end, me);
  const met = [...sides.map(slide), opens];
  const turned = mine ? sides.flatMap((side) => turning(showdown, side)) : nods;
  return { lasts, steps: [...met, ...turned, ...outcome(end, showdown, mine)] };
}

function outcome(end: TradeEnd, showdown: Showdown, mine: boolean): Step[] {
  const begins = mine ? 1760 : 1160;
  const equal = mine && end.winner === null ? sides.map(shake) : [];
  if (end.taker === null) return [...equal, exchange(begins + 120)];
  const winning = sides.find((side) => showdown[side].seat === end.winner);
  const judged = mine && winning !== undefined ? popped(winning) : equal;
  const taking = sides.find((side) => showdown[side].seat === end.taker);
  return [...judged, exchange(begins), ...(taking === undefined ? [] : [handOver(taking, begins + 180)])];
}

const slide = (side: TradeSide): Step => ({
  of: `.pen.${side} .laid-card`,
  at: 0,
  lasts: 300,
  easing: 'out',
  frames: (card, index) => {
    const row = card.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { x, y } = way(card, new DOMRect(row.right - row.height, row.y, row.height, row.height));
    const lies = `translate(${x}px, ${y + index * -2}px) rotate(${(index % 2 === 0 ? -1 : 1) * 3}deg)`;
    return [{ transform: lies }, { transform: lies, offset: 0.12 }, { transform: 'none' }];
  },
});

const opens: Step = {
  of: '.stake-cards .card',
  at: 0,
  lasts: 300,
  easing: 'out',
  frames: (card) => {
    const side = Number(card.parentElement?.dataset['side'] ?? 0);
    return [{ transform: `translateX(${side * -14}%) rotate(${side * -3}deg)` }, { transform: 'none' }];
  },
};

function turning(showdown: Showdown, side: TradeSide): Step[] {
  const turns = turnsOf(showdown).filter((turn) => turn.side === side);
  const counts = countsOf(showdown, side);
  const share = (index: number) => (counts[index]?.to ?? 0) / higher(showdown);
  return turns.flatMap(({ index, at }): Step[] => [
    {
      of: `.pen.${side} .laid-card:nth-child(${index + 1}) .flip`,
      at,
      lasts: 180,
      easing: 'out',
      frames: [
        { transform: 'none' },
        { transform: 'rotateY(90deg) scale(1.1)', offset: 0.5 },
        { transform: 'rotateY(180deg)' },
      ],
    },
    {
      of: `.pen.${side} .run i`,
      at: at + 60,
      lasts: 140,
      easing: 'out',
      frames: [{ transform: `scaleX(${share(index - 1)})` }, { transform: `scaleX(${share(index)})` }],
    },
  ]);
}

/** Spectators see no fronts: the piles nod in turn. */
const nods: Step[] = [0, 1, 2].flatMap((time) =>
  sides.map((side, place) => ({
    of: `.pen.${side} .laid-cards`,
    at: 350 + time * 240 + place * 120,
    lasts: 200,
    easing: 'out' as const,
    frames: [
      { transform: 'none' },
      { transform: `translateY(${side === 'a' ? 7 : -7}px)` },
      { transform: 'none' },
    ],
  })),
);

const shake = (side: TradeSide): Step => ({
  of: `.pen.${side} .sum`,
  at: 1620,
  lasts: 240,
  easing: 'linear',
  frames: [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
});

const popped = (side: TradeSide): Step[] => [
  { of: `.pen.${side} .sum`, at: 1620, lasts: 200, easing: 'spring', frames: pop },
  {
    of: `.pen.${side === 'a' ? 'b' : 'a'} .sum`,
    at: 1620,
    lasts: 200,
    easing: 'out',
    frames: [{ opacity: 1 }, { opacity: 0.62 }],
  },
];

const rowOf = (scene: Element | null, side: string | undefined): DOMRect =>
  scene?.querySelector(`.pen.${side ?? 'b'} .laid-cards`)?.getBoundingClientRect() ?? new DOMRect();

const size = 0.6;

/** Whether money changes hands, so that a tie leaves the piles exchanged (C6.7, C6.8). */
export const isExchanged = ({ piles }: TradeEnd): boolean => piles.some(({ from, to }) => from !== to);

/** Every money card moves to its new owner, and stays there in small size next to the animals. */
const exchange = (at: number): Step => ({
  of: '.laid-card',
  at,
  lasts: 380,
  easing: 'inout',
  frames: (card) => {
    const scene = card.closest('.clash');
    const { to } = card.dataset;
    const row = rowOf(scene, to);
    const group = [...(scene?.querySelectorAll(`.laid-card[data-to='${to ?? ''}']`) ?? [])];
    const width = card.getBoundingClientRect().width * size;
    const step = Math.min(width + 5, (row.width * 0.46 - width) / Math.max(1, group.length - 1));
    const middle = row.x + row.width * 0.76 + (group.indexOf(card) - (group.length - 1) / 2) * step;
    const { x, y } = way(card, new DOMRect(middle, row.y + row.height / 2, 0, 0));
    return [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${size})` }];
  },
});

/** The animals turn over to their new owner. */
const handOver = (side: TradeSide, at: number): Step => ({
  of: '.stake-cards .stake-card',
  at,
  lasts: 400,
  easing: 'spring',
  apart: 60,
  frames: (card) => {
    const row = rowOf(card.closest('.clash'), side);
    const { offsetWidth: width, offsetHeight: height } = card;
    const half = Number(card.dataset['side'] ?? 0);
    const smaller = Math.min(0.92, (row.height * 1.25) / height);
    const middle = row.x + row.width * 0.2 + half * width * smaller * 0.36;
    const { x, y } = way(card, new DOMRect(middle, row.y + row.height / 2, 0, 0));
    const leans = `rotate(${half * 7}deg)`;
    return [
      { transform: leans },
      { transform: `translate(${x / 2}px, ${y / 2}px) rotateY(90deg)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) ${leans} scale(${smaller})` },
    ];
  },
});
