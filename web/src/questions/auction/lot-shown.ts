import { kindOf } from '../../model/card';
import type { Clause } from '../../model/clause';
import { cardsOf } from '../../model/lot';
import type { SaleEnd } from '../../model/moment';
import type { Scene } from '../../model/scene';
import { grouped, type Messages } from '../../parts/i18n/locale.svelte';
import { clauseOf } from '../../parts/rules/clauses';
import { whoAt } from '../../parts/story/names';
import type { CardId, PhaseOf, Seat } from '../../wire/protocol';

/** A lot in the ring: while it is auctioned, while it is decided who gets it, until it is paid, and its sale. */
export type OnSale = PhaseOf<'bidding'> | PhaseOf<'buying_right'> | PhaseOf<'payment'> | SaleEnd;

export interface LotShown {
  readonly cards: readonly CardId[];
  /** The standing bid; null if there was none. */
  readonly bid: { readonly of: 'money' | 'cards'; readonly much: number } | null;
  /** The bidder, or the seat that the lot goes to without a bid. */
  readonly seat: Seat | undefined;
}

const isEnd = (on: OnSale): on is SaleEnd => 'kind' in on;

export function lotShown(on: OnSale): LotShown {
  if (isEnd(on)) return { cards: on.cards, bid: on.price, seat: on.buyer };
  const cards = cardsOf(on);
  if (on.name === 'payment') {
    const bid =
      'at_least' in on
        ? { of: 'money' as const, much: on.at_least }
        : { of: 'cards' as const, much: on.cards };
    return { cards, bid, seat: on.payer };
  }
  const { standing } = on;
  if (standing === null) return { cards, bid: null, seat: undefined };
  const bid =
    'amount' in standing
      ? { of: 'money' as const, much: standing.amount }
      : { of: 'cards' as const, much: standing.count };
  return { cards, bid, seat: standing.seat };
}

export const isBidding = (on: OnSale): on is PhaseOf<'bidding'> => !isEnd(on) && on.name === 'bidding';

export function clauseOfLot(on: OnSale, { view, model }: Scene): Clause {
  if (isEnd(on)) return on.price === null ? 'C4.3' : 'C4.7';
  return clauseOf(view, model.edition);
}

/** Returns the words on the ribbon after the hammer has fallen: whether it is sold only after that was decided (C4.5). */
export function soldWords(on: Exclude<OnSale, PhaseOf<'bidding'>>, scene: Scene, t: Messages): string {
  if (!isEnd(on) && on.name === 'buying_right')
    return kindOf(on.lot).of === 'pedigree' ? t.claim.called : t.shows.hammer;
  const { bid, seat } = lotShown(on);
  if (bid === null || seat === undefined) return t.play.noBid;
  const who = whoAt(scene.model, seat);
  // The player whose turn it is auctions, and an auctioneer who buys the lot pays for it.
  const keeps = isEnd(on) ? on.bought : on.payer === scene.view.turn;
  return keeps ? t.shows.keepsFor(who, grouped(bid.much)) : t.shows.soldTo(who);
}
