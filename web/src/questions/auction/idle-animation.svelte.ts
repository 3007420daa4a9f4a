import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import { placesAround } from '../../parts/seat/places';
import { worthOf } from '../../model/edition';
import type { CardId, Edition, Seat, View } from '../../wire/protocol';
import { blinking, breathing, snort, stamp, turnHead } from './movements';

/** An animal's reactions to its auction. */
export interface AnimationState {
  /** The highest bid; the animal stamps at each new one. */
  readonly bid: number;
  /** How restless it is: from 0 to 1, where 1 is a bid of its full worth. */
  readonly unrest: number;
  /** The side of the leading bidder: left, right, or straight ahead. */
  readonly side: -1 | 0 | 1;
  /** It holds its breath before the hammer. */
  readonly waits: boolean;
}

/** Returns the direction of a seat, seen from the ring. */
export function sideOf({ seats, seat: me }: View, leader: Seat | undefined): -1 | 0 | 1 {
  const place = placesAround(seats, me).find(({ seat }) => seat === leader)?.place;
  if (place === undefined) return 0;
  return place.startsWith('l') ? -1 : 1;
}

/** Returns how restless a bid makes the animal. */
export function unrestOf(bid: number, cards: readonly CardId[], edition: Edition): number {
  const worth = cards.reduce((sum, card) => sum + (worthOf(edition, card) ?? 0), 0);
  return worth === 0 ? 0 : Math.min(1, bid / worth);
}

// Milliseconds. Bids come in bursts; it stamps once per burst.
const stampsApart = 900;
const snortsFrom = 0.5;

/**
 * Lets the animal around an element blink and breathe while bids may come, stamp and snort at a bid, and turn
 * to the leading bidder. Disabled for reduced motion and in hidden tabs.
 */
export const idleAnimation =
  (temper: () => AnimationState): Attachment<HTMLElement> =>
  (mark) => {
    const animal = mark.parentElement;
    if (animal === null || prefersReducedMotion.current) return;
    animal.style.transformOrigin = '50% 90%';
    const { bid, unrest, side, waits } = $derived(temper());
    let stamped = -stampsApart;
    $effect(() => {
      if (waits) return;
      const breath = breathing(animal);
      // Not restarted, or it would begin again at each bid.
      $effect(() => breath.updatePlaybackRate(1 + 0.75 * unrest));
      return () => breath.cancel();
    });
    $effect(() => blinking(animal));
    $effect(() => turnHead(animal, waits ? 0 : side));
    $effect(() => {
      const now = performance.now();
      if (bid === 0 || now - stamped < stampsApart || document.hidden) return;
      stamped = now;
      stamp(animal, unrest);
      if (unrest >= snortsFrom) snort(animal);
    });
    // The card stays in the ring after the hammer has fallen.
    return () => turnHead(animal, 0);
  };
