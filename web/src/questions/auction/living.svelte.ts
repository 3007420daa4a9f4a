import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import { placesAround } from '../../parts/seat/places';
import { copiesOf } from '../../model/edition';
import type { Edition, Seat, View } from '../../wire/protocol';

/** What an animal in the ring feels of its auction. */
export interface Temper {
  /** The highest bid; every new one makes it stamp. */
  readonly bid: number;
  /** Where who leads sits: to the left, to the right, or straight ahead. */
  readonly side: -1 | 0 | 1;
  /** It holds its breath before the hammer. */
  readonly waits: boolean;
}

/** Where a seat is, seen from the ring. */
export function sideOf({ seats, seat: me }: View, leader: Seat | undefined): -1 | 0 | 1 {
  const place = placesAround(seats, me).find(({ seat }) => seat === leader)?.place;
  if (place === undefined) return 0;
  return place.startsWith('l') ? -1 : 1;
}

/** How dark it is: nothing at the first card, evening at the last. */
export function duskOf(pile: number, edition: Edition): number {
  const all = edition.animals.reduce((sum, { id }) => sum + copiesOf(edition, id), 0);
  return 0.42 * Math.max(0, 1 - pile / all);
}

// Bids come in bursts; it stamps once for a burst.
const stampsApart = 900;

/**
 * Lets the animal of a card breathe while bids may come, stamp at a bid, and turn to who leads. Nothing of it for those
 * who want no motion.
 */
export const living =
  (temper: () => Temper): Attachment<HTMLElement> =>
  (lot) => {
    const animal = lot.querySelector<HTMLElement>('.card .an');
    if (animal === null || prefersReducedMotion.current) return;
    animal.style.transformOrigin = '50% 90%';
    const { bid, side, waits } = $derived(temper());
    let stamped = 0;
    $effect(() => {
      if (waits) return;
      const breath = animal.animate([{ scale: '1 1' }, { scale: '1.008 1.016' }, { scale: '1 1' }], {
        duration: 2800,
        iterations: Infinity,
        easing: 'ease-in-out',
      });
      // Whoever takes it away is not to be told that it never ended.
      breath.finished.catch(() => undefined);
      return () => breath.cancel();
    });
    $effect(() => {
      const turned = waits ? 0 : side;
      animal.animate([{ rotate: `${turned * 3}deg`, translate: `${turned * 2}% 0` }], {
        duration: 240,
        easing: 'ease-out',
        fill: 'forwards',
      });
    });
    $effect(() => {
      const now = performance.now();
      if (bid === 0 || now - stamped < stampsApart) return;
      stamped = now;
      animal.animate(
        ['none', 'translateX(-1.6%) rotate(-1.4deg)', 'none', 'translateX(1.6%) rotate(1.4deg)', 'none'].map(
          (transform) => ({ transform }),
        ),
        { duration: 260, easing: 'ease-out' },
      );
    });
  };
