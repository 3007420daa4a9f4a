import type { Said } from '../../wire/protocol';

const within = 20_000;
const most = 4;

/** Limits messages per player: four shown and played within 20 s. Further ones are only counted. */
export class CallsForAttention {
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
