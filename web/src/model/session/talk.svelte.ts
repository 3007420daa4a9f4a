import type { Said, SaidMessage, Seat, TalkMessage } from '../../wire/protocol';
import { Listeners } from '../listeners';
import { Muted } from './muted.svelte';

const within = 20_000;
const most = 4;

/** Limits messages per player: four shown and played within 20 s. Further ones are only counted. */
class CallsForAttention {
  /** The recent times of each, by the server's clock. */
  readonly #lately = new Map<string, readonly number[]>();

  /** Whether this message may call for attention; if so, it is counted. */
  take({ player, at }: Said): boolean {
    const lately = (this.#lately.get(player) ?? []).filter((call) => at - call < within);
    const may = lately.length < most;
    this.#lately.set(player, may ? [...lately, at] : lately);
    return may;
  }
}

const remembered = 50;
const shownFor = 6000;
/** Milliseconds that words stay at the speaker's seat. */
const hangsFor = 4000;

/** The talk at a table, as far as this viewer wants it. */
export class Talk {
  readonly muted: Muted;
  /** The number of messages since the talk was last viewed. */
  unread = $state(0);
  /** The latest message of another player, for a moment. */
  fresh = $state.raw<Said>();
  /** The words at the players' seats: at most one message of each, the newest last. */
  atSeats = $state.raw<readonly Said[]>([]);
  #all = $state.raw<readonly Said[]>([]);
  #looking = false;
  readonly #calls = new CallsForAttention();
  readonly #listeners = new Listeners<[Said]>();

  constructor(table: () => string | undefined = () => undefined) {
    this.muted = new Muted(table);
  }

  get said(): readonly Said[] {
    return this.#all.filter((one) => !this.muted.has(one.player));
  }

  /**
   * Returns a new message for the viewer on `own`: undefined if it is muted, their own, known, or one of too
   * many.
   */
  receive(message: SaidMessage | TalkMessage, own: Seat | null | undefined): Said | undefined {
    if (message.type === 'talk') {
      this.#all = message.said;
      return undefined;
    }
    const { said: entry } = message;
    this.#all = [...this.#all, entry].slice(-remembered);
    if (entry.seat !== own && this.muted.has(entry.player)) return undefined;
    if (entry.seat !== own && !this.#looking) this.unread += 1;
    if (!this.#calls.take(entry)) return undefined;
    this.#hang(entry);
    if (entry.seat === own) return undefined;
    if (!this.#looking) this.#show(entry);
    return entry;
  }

  /** Calls back at each message that appears at a seat, until the returned function is called. */
  onHung(listener: (message: Said) => void): () => void {
    return this.#listeners.add(listener);
  }

  look(open: boolean): void {
    this.#looking = open;
    this.unread = 0;
    this.fresh = undefined;
  }

  #hang(entry: Said): void {
    this.atSeats = [...this.atSeats.filter(({ seat }) => seat !== entry.seat), entry];
    this.#listeners.call(entry);
    setTimeout(() => (this.atSeats = this.atSeats.filter((one) => one !== entry)), hangsFor);
  }

  #show(entry: Said): void {
    this.fresh = entry;
    setTimeout(() => {
      if (this.fresh === entry) this.fresh = undefined;
    }, shownFor);
  }
}
