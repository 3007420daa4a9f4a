import { optionTo } from '../../model/options';
import { unreachable } from '../../wire/unreachable';
import type { Bid, CardId, Claim, Option, OptionOf, Phase, PhaseOf, Seat } from '../../wire/protocol';

type PayMoney = Extract<OptionOf<'pay'>, { at_least: number }>;
type PayCards = Extract<OptionOf<'pay'>, { cards: number }>;

/** The question to this viewer, with the data that it shows. */
export type Prompt =
  | { readonly to: 'choose' }
  | { readonly to: 'bid'; readonly option: OptionOf<'bid'>; readonly phase: PhaseOf<'bidding'> }
  | { readonly to: 'sell_or_buy'; readonly bid: Bid }
  | { readonly to: 'sell_or_buy_claimed'; readonly claim: Claim }
  | { readonly to: 'pay'; readonly option: PayMoney; readonly phase: PhaseOf<'payment'> }
  | { readonly to: 'pay_cards'; readonly option: PayCards; readonly phase: PhaseOf<'payment'> }
  | { readonly to: 'offer'; readonly option: OptionOf<'offer'>; readonly phase: PhaseOf<'offer'> }
  | { readonly to: 'answer'; readonly phase: PhaseOf<'answer'> }
  | { readonly to: 'claim'; readonly phase: PhaseOf<'countdown'> }
  | { readonly to: 'lay_or_take'; readonly phase: PhaseOf<'rat_round'> }
  | { readonly to: 'divide'; readonly card: CardId }
  | { readonly to: 'exclude' };

/** Returns the question to `seat`; undefined if the table waits for another player. */
export function promptFor(phase: Phase, options: readonly Option[], seat: Seat | null): Prompt | undefined {
  const mayChoose = options.length > 0;
  switch (phase.name) {
    case 'turn_choice':
      return mayChoose ? { to: 'choose' } : undefined;
    case 'bidding': {
      const option = optionTo(options, 'bid');
      return option && { to: 'bid', option, phase };
    }
    case 'buying_right':
      return optionTo(options, 'sell') && toSell(phase);
    case 'payment': {
      const option = optionTo(options, 'pay');
      return option && toPay(option, phase);
    }
    case 'offer': {
      const option = optionTo(options, 'offer');
      return option && { to: 'offer', option, phase };
    }
    case 'answer':
      return optionTo(options, 'accept') && { to: 'answer', phase };
    case 'countdown':
      // Its button is also shown, in grey, to players who may not claim.
      return seat === null || seat === phase.auctioneer ? undefined : { to: 'claim', phase };
    case 'rat_round':
      return optionTo(options, 'take') && { to: 'lay_or_take', phase };
    case 'division':
      return phase.card !== undefined && mayChoose ? { to: 'divide', card: phase.card } : undefined;
    case 'quartet_exclusion':
      return mayChoose ? { to: 'exclude' } : undefined;
    case 'finished':
      return undefined;
    default:
      unreachable(phase);
      return undefined;
  }
}

const toSell = ({ standing }: PhaseOf<'buying_right'>): Prompt =>
  'count' in standing ? { to: 'sell_or_buy_claimed', claim: standing } : { to: 'sell_or_buy', bid: standing };

const toPay = (option: OptionOf<'pay'>, phase: PhaseOf<'payment'>): Prompt =>
  'at_least' in option ? { to: 'pay', option, phase } : { to: 'pay_cards', option, phase };
