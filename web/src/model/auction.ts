import type { Bid, GameEvent, Seat, View } from '../wire/protocol';

/** The current auction, from the log: the bids so far, lowest first, and the last call. */
export interface AuctionSoFar {
  readonly bids: readonly Bid[];
  readonly call: 0 | 1 | 2;
}

const opening = new Set<GameEvent['name']>(['turned_up', 'auctioned_again']);

export function auctionSoFar(log: readonly GameEvent[]): AuctionSoFar {
  const begin = log.findLastIndex((event) => opening.has(event.name));
  let bids: Bid[] = [];
  let call: AuctionSoFar['call'] = 0;
  for (const event of log.slice(begin + 1)) {
    if (event.name === 'raised') {
      bids = [...bids, { seat: event.seat, amount: event.amount }];
      call = 0;
    }
    if (event.name === 'called') call = event.call;
    if (event.name === 'auction_goes_on') {
      // The bids of players who could not pay are removed (C4.8).
      bids = bids.filter(({ seat }) => !event.barred.includes(seat));
      call = 0;
    }
  }
  return { bids, call };
}

export function lastBidOf(bids: readonly Bid[], seat: Seat): number | undefined {
  return bids.findLast((bid) => bid.seat === seat)?.amount;
}

/** From the first bid to the payment: stage and ring keep their size meanwhile, unless the viewer pays. */
export const isAuction = ({ phase, seat }: View): boolean =>
  phase.name === 'bidding' ||
  phase.name === 'buying_right' ||
  (phase.name === 'payment' && phase.payer !== seat);
