import type { SaleEnd } from '../../model/moment';
import type { Anchor } from '../../parts/motion/flight';
import { spotOf } from '../../parts/motion/places';
import { way } from '../../parts/motion/play';
import { comesFrom, type Step, type Timeline } from '../../parts/motion/timeline';

/** Moves into a place on the page and vanishes there; without such a place, it vanishes where it is. */
function into(element: HTMLElement, place: Anchor, size: number): Keyframe[] {
  const target = spotOf(place);
  if (target === undefined) return [{ opacity: 1 }, { opacity: 0 }];
  const { x, y } = way(element, target);
  const there = `translate(${x}px, ${y}px) scale(${size})`;
  return [
    { transform: 'none', opacity: 1 },
    { transform: there, opacity: 1, offset: 0.9 },
    { transform: there, opacity: 0 },
  ];
}

/**
 * The card moves to its new owner, the money to the payee, and the price stays alone in the middle of the
 * ring.
 */
export function saleTimeline({ buyer, payee, ofPlayers }: SaleEnd): Timeline {
  const card: Step = {
    of: '.lot .card',
    at: 60,
    lasts: 500,
    easing: 'inout',
    frames: (element) => into(element, `seat-${buyer}`, 0.4),
  };
  const price: Step = {
    of: '.standing',
    at: 60,
    lasts: 400,
    easing: 'inout',
    frames: (element) => {
      const { x } = way(element, element.closest('.ring') ?? element);
      return [{ transform: 'none' }, { transform: `translateX(${x}px)` }];
    },
  };
  return {
    lasts: ofPlayers ? 1500 : 800,
    steps: [card, price, ...(payee === null ? [] : [cash(buyer, payee)])],
  };
}

const cash = (payer: number, payee: number): Step => ({
  of: '.cash',
  at: 60,
  lasts: 440,
  easing: 'inout',
  apart: 12,
  frames: (element, index) => {
    const [from, to] = [spotOf(`purse-${payer}`), spotOf(`purse-${payee}`)];
    if (from === undefined || to === undefined) return [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }];
    const [start, end] = [way(element, from), way(element, to)];
    const fan = (index - 1) * 14;
    return [
      { transform: `translate(${start.x}px, ${start.y}px) scale(0.5)`, opacity: 0 },
      { transform: `translate(${start.x + fan}px, ${start.y}px) rotate(-6deg)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${end.x + fan}px, ${end.y}px) rotate(6deg)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${end.x}px, ${end.y}px) scale(0.5)`, opacity: 0 },
    ];
  },
});

const drop = comesFrom('translateY(-14px) scale(1.18)');
const stamp = comesFrom('scale(0.4)');
const flip = [{ transform: 'rotateY(88deg)' }, { transform: 'none' }];

/** A pedigree turns over in the ring; then its name appears, its worth is stamped, and the price is shown. */
export const pedigreeTimeline: Timeline = {
  lasts: 2000,
  steps: [
    { of: '.lot .card', at: 0, lasts: 360, easing: 'out', frames: flip },
    { of: '.call', at: 300, lasts: 240, easing: 'spring', frames: drop },
    { of: '.card .tag', at: 600, lasts: 200, easing: 'spring', frames: stamp },
    { of: '.standing', at: 900, lasts: 240, easing: 'out', frames: comesFrom('translateY(20px)') },
  ],
};

/** The donkey turns up, the amount for each player is stamped, and a money card moves to each seat. */
export const paydayTimeline: Timeline = {
  lasts: 2000,
  steps: [
    { of: '.donkey-card', at: 0, lasts: 320, easing: 'out', frames: flip },
    { of: '.call', at: 200, lasts: 240, easing: 'spring', frames: drop },
    { of: '.payments .now', at: 420, lasts: 200, easing: 'spring', frames: stamp },
    {
      of: '.gift',
      at: 560,
      lasts: 600,
      easing: 'out',
      apart: 60,
      frames: (gift, seat) => {
        const target = spotOf(`purse-${seat}`);
        if (target === undefined) return [{ opacity: 0 }, { opacity: 0 }];
        const { x, y } = way(gift, target);
        return [
          { transform: 'translateY(20px) rotate(-20deg) scale(0.3)', opacity: 0 },
          { opacity: 1, offset: 0.15 },
          {
            transform: `translate(${x}px, ${y}px) rotate(${seat * 5 - 8}deg) scale(0.62)`,
            opacity: 1,
            offset: 0.92,
          },
          { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
        ];
      },
    },
  ],
};

/** Four cards under bunting; the sum is counted line by line, and the multiplier comes last. */
export const quartetTimeline: Timeline = {
  lasts: 2500,
  steps: [
    {
      of: '.bunting',
      at: 0,
      lasts: 300,
      easing: 'spring',
      frames: [{ transform: 'translateY(-90px)' }, { transform: 'none' }],
    },
    {
      of: '.four-cards .place',
      at: 80,
      lasts: 360,
      easing: 'spring',
      apart: 80,
      frames: comesFrom('translateY(80px)'),
    },
    { of: '.sum-card', at: 560, lasts: 240, easing: 'out', frames: comesFrom('translateY(20px)') },
    { of: '.sum-card .new', at: 760, lasts: 200, easing: 'out', frames: comesFrom('translateX(30px)') },
    { of: '.sum-card .factor', at: 1240, lasts: 200, easing: 'spring', frames: comesFrom('scale(2)') },
  ],
};

/** Lanes grow by one unit per millisecond of delay; then the verdict appears, and later hands fade. */
export const raceTimeline = (afters: readonly number[]): Timeline => ({
  lasts: 2200,
  steps: [
    { of: '.lane', at: 300, lasts: 160, easing: 'out', frames: [{ opacity: 0 }, { opacity: 1 }] },
    ...afters.map(
      (after, rank): Step => ({
        of: `.lane:nth-child(${rank + 1}) .track i`,
        at: 300,
        lasts: Math.min(after + 200, 640),
        easing: 'linear',
        frames: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
      }),
    ),
    { of: '#verdict-title', at: 520, lasts: 240, easing: 'spring', frames: drop },
    {
      of: '.lane:not(.win) :is(.emblem, .face)',
      at: 760,
      lasts: 200,
      easing: 'out',
      frames: [{ opacity: 1 }, { opacity: 0.45 }],
    },
  ],
});
