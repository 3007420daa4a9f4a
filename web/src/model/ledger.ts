import { pilesOf } from './trade';
import { passOver } from '../wire/unreachable';
import type { EventOf, EventsNamed, GameEvent, MoneyCards, Seat } from '../wire/protocol';
import { sumOf } from './money/money';

/**
 * The public information about one player that others could have noted; the money of trades is secret (C6.6).
 */
export interface Account {
  /** Sums of openly paid auctions, and donkey payments. */
  readonly paid: number;
  readonly received: number;
  readonly donkeys: number;
  /** Cards of closed payments (C4.7), whose sums are secret. */
  readonly paidCards: number;
  readonly receivedCards: number;
  /** Cards offered in trades that went to the other, and cards received from them. */
  readonly gave: number;
  readonly got: number;
  /** The hand when it was last shown to all (C4.8). */
  readonly shown: MoneyCards | undefined;
}

/** One account per seat. */
export type Ledger = readonly Account[];

const blank: Account = {
  paid: 0,
  received: 0,
  donkeys: 0,
  paidCards: 0,
  receivedCards: 0,
  gave: 0,
  got: 0,
  shown: undefined,
};

/** Returns the ledger after these events; the start of a game begins a new one. */
export function ledgerAfter(ledger: Ledger, events: readonly GameEvent[], seats: number): Ledger {
  return events.reduce((so, event) => afterOne(so, event, seats), ledger);
}

function afterOne(ledger: Ledger, event: GameEvent, seats: number): Ledger {
  switch (event.name) {
    case 'started':
      return Array.from({ length: seats }, () => blank);
    case 'payday':
      return ledger.map((account) => ({ ...account, donkeys: account.donkeys + event.value }));
    case 'paid':
      return afterPayment(ledger, event);
    case 'showed_hand':
    case 'showed_too_few':
      return change(ledger, event.seat, () => ({ shown: event.hand }));
    case 'accepted':
    case 'revealed':
      return pilesOf(event)
        .filter(({ from, to }) => from !== to)
        .reduce((so, { from, to, pile }) => across(so, from, to, pile.cards), ledger);
    default:
      passOver<NotWrittenDown>(event);
      return ledger;
  }
}

/** Events without public information about money. */
type NotWrittenDown = EventsNamed<
  | 'seated bot_seated freed renamed away back slept reopened seen_enough passed pass_taken_back on_to_me lag stand_in paused resumed conducted pressed verdict'
  | 'turn skipped turned_up stopped over quartet took took_bonus took_pedigree'
  | 'raised called kept knocked sold bought auctioned_again auction_goes_on'
  | 'challenged offered countered tied'
  | 'counted_down claimed claim_sold claim_bought'
  | 'looked divided laid rat_money drew must_exclude excluded'
>;

// The two players of a closed payment know more than the others; their knowledge does not belong here.
function afterPayment(ledger: Ledger, { payer, payee, open, cards, money }: EventOf<'paid'>): Ledger {
  if (money === undefined || !open) {
    const paid = change(ledger, payer, ({ paidCards }) => ({ paidCards: paidCards + cards }));
    return change(paid, payee, ({ receivedCards }) => ({ receivedCards: receivedCards + cards }));
  }
  const sum = sumOf(money);
  const after = change(ledger, payer, ({ paid }) => ({ paid: paid + sum }));
  return change(after, payee, ({ received }) => ({ received: received + sum }));
}

function across(ledger: Ledger, from: Seat, to: Seat, cards: number): Ledger {
  const given = change(ledger, from, ({ gave }) => ({ gave: gave + cards }));
  return change(given, to, ({ got }) => ({ got: got + cards }));
}

const change = (ledger: Ledger, seat: Seat, what: (account: Account) => Partial<Account>): Ledger =>
  ledger.map((account, index) => (index === seat ? { ...account, ...what(account) } : account));
