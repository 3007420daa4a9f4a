import type BidDock from '../../questions/auction/BidDock.svelte';
import type MineDock from '../../questions/countdown/MineDock.svelte';
import type ShowDock from '../../questions/moments/ShowDock.svelte';
import type AnswerDock from '../../questions/trade/AnswerDock.svelte';
import type OfferDock from '../../questions/trade/OfferDock.svelte';
import type WaitDock from './WaitDock.svelte';

/** The docks that a page can replace by its own, with the same props. */
export interface Docks {
  readonly Bid: typeof BidDock;
  readonly Claim: typeof MineDock;
  readonly Offer: typeof OfferDock;
  readonly Answer: typeof AnswerDock;
  readonly Show: typeof ShowDock;
  readonly Wait: typeof WaitDock;
}
