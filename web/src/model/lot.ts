import type { AnimalId, CardId } from '../wire/protocol';

/** The object of an auction or payment: a card, or two animals at once. */
export type Lot<Id extends CardId = CardId> = { lot: Id; with?: AnimalId };

export const cardsOf = <Id extends CardId>({ lot, with: other }: Lot<Id>): (Id | AnimalId)[] =>
  other === undefined ? [lot] : [lot, other];

/** 'the cow', or 'the cow + the goose'. */
export const lotInWords = (lot: Lot, word: (card: CardId) => string): string =>
  cardsOf(lot).map(word).join(' + ');
