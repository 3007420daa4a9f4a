import { tick } from 'svelte';
import { steadyNow } from '../../browser/clock';
import type { SendCommand } from '../../model/options';
import type { OptionOf, PhaseOf, Seat } from '../../wire/protocol';
import { ConfirmByRepeat } from '../frame/confirm-by-repeat.svelte';
import { amountIn, quickBids } from './bids';

const surprise = 400;

/**
 * Holds a bid back, once, if it was pressed just when the price had risen: the user meant the price before.
 * Times are milliseconds of any monotonic clock.
 */
export class StalePriceGuard {
  #price: number;
  #risenAt = Number.NEGATIVE_INFINITY;

  constructor(price: number) {
    this.#price = price;
  }

  see(price: number, now: number): void {
    if (price > this.#price) this.#risenAt = now;
    this.#price = price;
  }

  /** Whether a bid that is pressed now may be sent; the second press always may. */
  lets(now: number): boolean {
    const meant = now - this.#risenAt >= surprise;
    this.#risenAt = Number.NEGATIVE_INFINITY;
    return meant;
  }
}

/** What the docks of an auction know about it; they get it as props. */
export interface AuctionAsked {
  readonly option: OptionOf<'bid'>;
  readonly phase: PhaseOf<'bidding'>;
  readonly seat: Seat | null;
  /** The hammer has fallen on this screen: a bid would be too late. */
  readonly sold: boolean;
  readonly send: SendCommand;
  /** Passes, or takes that back; undefined if each player is asked in turn. */
  readonly pass: (() => void) | undefined;
  /** The ceiling up to which the table bids for this seat, if it does. */
  readonly ceiling: number | undefined;
  readonly setCeiling: (most: number | undefined) => void;
}

/** The bids of one player in one auction, before they are sent. Create it while the dock starts. */
export class Bidding {
  readonly #asked: () => AuctionAsked;
  readonly #guard: StalePriceGuard;
  /** A bid above the own standing one. */
  readonly overOwn = new ConfirmByRepeat<number>();
  /** Whether an amount is being chosen, and for what. */
  other = $state<'bid' | 'ceiling'>();
  #chosen = $state(0);
  #heldAt = $state<number>();

  constructor(asked: () => AuctionAsked) {
    this.#asked = asked;
    const { from } = asked().option;
    this.#chosen = from;
    this.#guard = new StalePriceGuard(from);
    $effect(() => this.#guard.see(this.#asked().option.from, steadyNow()));
  }

  get amount(): number {
    return amountIn(this.#asked().option, this.#chosen);
  }

  get leads(): boolean {
    const { phase, seat } = this.#asked();
    return phase.standing !== null && phase.standing.seat === seat;
  }

  /** The last press was held back; another price ends that. */
  get held(): boolean {
    return this.#heldAt === this.#asked().option.from;
  }

  /** The price has passed the ceiling of this seat. */
  get reached(): boolean {
    const { ceiling, option } = this.#asked();
    return ceiling !== undefined && option.from > ceiling && !this.leads;
  }

  readonly change = (amount: number): void => {
    this.#chosen = amount;
  };

  readonly bid = (price: number): void => {
    const { sold, send, option } = this.#asked();
    if (sold) return;
    if (this.leads && !this.overOwn.isMeant(price)) return;
    const lets = this.#guard.lets(steadyNow());
    this.#heldAt = lets ? undefined : option.from;
    if (lets) void send({ do: 'bid', amount: price });
  };

  /** Returns to the quick bids; the focus stays in the question. */
  readonly close = async (): Promise<void> => {
    this.other = undefined;
    await tick();
    document.getElementById('main')?.focus();
  };

  readonly choose = (amountFor: 'bid' | 'ceiling'): void => {
    if (this.other === amountFor) void this.close();
    else this.other = amountFor;
  };

  readonly upTo = (): void => {
    const { ceiling, setCeiling } = this.#asked();
    if (ceiling === undefined) this.choose('ceiling');
    else setCeiling(undefined);
  };

  readonly decided = (price: number): void => {
    if (this.other === 'ceiling') {
      this.#asked().setCeiling(price);
      void this.close();
    } else this.bid(price);
  };

  get keys(): Readonly<Record<string, (() => void) | undefined>> {
    const { pass } = this.#asked();
    const chooses = this.other !== undefined;
    return {
      1: () => this.#bidQuick(0),
      2: () => this.#bidQuick(1),
      3: () => this.#bidQuick(2),
      N: this.leads ? undefined : pass,
      U: pass === undefined ? undefined : this.upTo,
      B: () => this.choose('bid'),
      Enter: chooses ? () => this.decided(this.amount) : undefined,
      Escape: chooses ? () => void this.close() : undefined,
    };
  }

  #bidQuick(place: number): void {
    const price = quickBids(this.#asked().option)[place]?.amount;
    if (price !== undefined) this.bid(price);
  }
}
