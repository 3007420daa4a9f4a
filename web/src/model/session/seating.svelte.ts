import type { Answer } from '../../wire/ask';
import type { FreedPerson, NewSeat, SeatKey } from '../../wire/protocol';
import type { SharedSeat } from '../../wire/shared-seats';
import type { Model } from '../model';

/** Milliseconds; a notification is not repeated sooner, however often a seat becomes free. */
const pause = 30_000;

/**
 * For guests at a full table: whether they want a notification when a seat is free, and whether they got it.
 */
export class SeatCall {
  on = $state(false);
  /** They were notified, and the seat is still free. */
  called = $state(false);
  #isFree = true;
  #since = -pause;

  /** They want it, while all seats are taken. */
  ask(): void {
    this.on = true;
    this.#isFree = false;
  }

  /** Handles whether a seat is free, at that time in milliseconds. */
  receive(isFree: boolean, now: number): void {
    const came = isFree && !this.#isFree;
    this.#isFree = isFree;
    if (!isFree) this.called = false;
    if (!came || !this.on || now < this.#since + pause) return;
    this.#since = now;
    this.called = true;
  }
}

/** Further people who play on this device, each with a seat of their own. */
export interface Sharing {
  readonly seats: readonly SharedSeat[];
  readonly add: (wanted: NewSeat) => Promise<Answer<SeatKey>>;
  /** The person plays elsewhere now. */
  readonly remove: (seat: SharedSeat) => void;
  readonly linkOf: (seat: SharedSeat) => string;
}

export interface SeatingOptions {
  /** The name that this page plays under, until the table reports another. */
  readonly name?: string;
  /** Whether this page has a key of the table: of a seat that it has, asks for, or had. */
  readonly hasKey?: boolean;
  /** Takes a seat; undefined if this table has no seats to take. */
  readonly takeSeat?: (wanted: NewSeat) => Promise<Answer<SeatKey>>;
  /** Undefined if this device's seat cannot be shared. */
  readonly sharing?: Sharing | undefined;
}

/** The seat of this page at its table: its name, how it was lost, and how a guest gets one. */
export class Seating {
  readonly hasKey: boolean;
  readonly take: SeatingOptions['takeSeat'];
  readonly sharing: Sharing | undefined;
  readonly call = new SeatCall();
  /** Whether a guest chooses a seat rather than watch; undefined until they decide. */
  chooses = $state<boolean>();
  readonly #model: () => Model | undefined;
  #name = $state('');

  constructor(
    { name = '', hasKey = false, takeSeat, sharing }: SeatingOptions,
    model: () => Model | undefined,
  ) {
    this.#name = name;
    this.hasKey = hasKey;
    this.take = takeSeat;
    this.sharing = sharing;
    this.#model = model;
  }

  /** The name under which this page has, asks for, or had a seat. */
  get name(): string {
    return this.#name;
  }

  follow({ you, table }: Model): void {
    const info = you.seat === null ? undefined : table.seats[you.seat];
    if (info?.kind === 'person') this.#name = info.name;
  }

  /** Why and by whom the seat of this page was given away, until they sit here again. */
  get freed(): FreedPerson | undefined {
    const model = this.#model();
    if (!this.hasKey || model?.you.seat !== null) return undefined;
    return model.table.freed?.find(({ player }) => player === this.#name);
  }

  /** Whether this page only watches, and could take a seat. */
  get isGuest(): boolean {
    const model = this.#model();
    const asks = model?.table.newcomers.some(({ player }) => player === this.#name);
    return model?.you.seat === null && this.take !== undefined && asks === false;
  }
}
