import { without } from './money/money';
import type { EventOf, LaidPile, Seat } from '../wire/protocol';

/** A part of a trader's offer, and its recipient. */
export interface GoingPile {
  readonly from: Seat;
  readonly to: Seat;
  readonly pile: LaidPile;
}

/**
 * Returns where the cards of a trade go, as the server reports it: the exchanged cards, and the rest back to
 * its owner (C6.6, C6.8).
 */
export function pilesOf(event: EventOf<'accepted'> | EventOf<'revealed'>): readonly GoingPile[] {
  const { challenger, challenged, to_challenged } = event;
  if (event.name === 'accepted') return ways(challenger, challenged, event, to_challenged);
  return [
    ...ways(challenger, challenged, event.offer, to_challenged),
    ...ways(challenged, challenger, event.counter, event.to_challenger),
  ];
}

function ways(from: Seat, to: Seat, laid: LaidPile, crossing: LaidPile): readonly GoingPile[] {
  const piles = [
    { from, to, pile: crossing },
    { from, to: from, pile: rest(laid, crossing) },
  ];
  return piles.filter(({ pile }) => pile.cards > 0);
}

function rest(laid: LaidPile, crossing: LaidPile): LaidPile {
  const cards = laid.cards - crossing.cards;
  return laid.money === undefined || crossing.money === undefined
    ? { cards }
    : { cards, money: without(laid.money, crossing.money) };
}
