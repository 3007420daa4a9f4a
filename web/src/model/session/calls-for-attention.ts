import type { Said } from '../../wire/protocol';

const within = 20_000;
const most = 4;

/** How often each player is shown and heard: four times within 20 s. What they say beyond that is only counted. */
export class CallsForAttention {
  /** When each was lately, by the server's clock. */
  readonly #lately = new Map<string, readonly number[]>();

  /** Whether this may call; then it has. */
  take({ player, at }: Said): boolean {
    const lately = (this.#lately.get(player) ?? []).filter((call) => at - call < within);
    const may = lately.length < most;
    this.#lately.set(player, may ? [...lately, at] : lately);
    return may;
  }
}
