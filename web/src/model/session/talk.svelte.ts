import type { Said, SaidMessage, Seat, TalkMessage } from '../../wire/protocol';
import { Muted } from './muted.svelte';

const remembered = 50;
const shownFor = 6000;
/** So often somebody is shown and heard within so many milliseconds; what they say beyond that is only counted. */
const calls = { most: 4, within: 20_000 };

/** What is said at a table, as far as this viewer wants to hear it. */
export class Talk {
  readonly muted: Muted;
  /** What came since the talk was last looked at. */
  unread = $state(0);
  /** What was said just now by another, for a moment. */
  fresh = $state.raw<Said>();
  #all = $state.raw<readonly Said[]>([]);
  #looking = false;
  /** When each player was shown and heard lately. */
  readonly #calls = new Map<string, readonly number[]>();

  constructor(table: () => string | undefined = () => undefined) {
    this.muted = new Muted(table);
  }

  get said(): readonly Said[] {
    return this.#all.filter((one) => !this.muted.has(one.player));
  }

  /** Gives what is news to one who sits on `own`: nothing where it is muted, their own, known, or one of too many. */
  hear(message: SaidMessage | TalkMessage, own: Seat | null | undefined): Said | undefined {
    if (message.type === 'talk') {
      this.#all = message.said;
      return undefined;
    }
    const { said } = message;
    this.#all = [...this.#all, said].slice(-remembered);
    if (said.seat === own || this.muted.has(said.player)) return undefined;
    if (!this.#looking) this.unread += 1;
    if (!this.#mayCall(said)) return undefined;
    if (!this.#looking) this.#show(said);
    return said;
  }

  look(open: boolean): void {
    this.#looking = open;
    this.unread = 0;
    this.fresh = undefined;
  }

  #mayCall({ player, at }: Said): boolean {
    const lately = (this.#calls.get(player) ?? []).filter((call) => at - call < calls.within);
    const may = lately.length < calls.most;
    this.#calls.set(player, may ? [...lately, at] : lately);
    return may;
  }

  #show(said: Said): void {
    this.fresh = said;
    setTimeout(() => {
      if (this.fresh === said) this.fresh = undefined;
    }, shownFor);
  }
}
