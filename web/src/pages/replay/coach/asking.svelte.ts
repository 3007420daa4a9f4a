import { assess, usualWorlds, type Assessing } from '../../../wire/coach/coach';
import type { Assessment } from '../../../wire/coach/assessment';
import type { LobbyError, Seat } from '../../../wire/protocol';

type Assess = typeof assess;

/** Requests to the coach about one game, seat by seat; it stores the results. */
export class Asking {
  /** From 0 to 1 while the coach works. */
  share = $state<number>();
  failed = $state(false);
  /** Why it failed, as far as that is known. */
  error = $state.raw<LobbyError>();
  found = $state.raw<Assessment>();
  readonly #record: () => Promise<string>;
  readonly #assess: Assess;
  readonly #known: Assessment[] = [];
  #running: Assessing | undefined;
  #asked = 0;

  constructor(record: () => Promise<string>, ask: Assess = assess) {
    this.#record = record;
    this.#assess = ask;
  }

  /** A new request cancels the one before. */
  async ask(seat: Seat): Promise<void> {
    this.stop();
    const asked = this.#asked;
    this.found = this.#known[seat];
    if (this.found !== undefined) return;
    this.share = 0;
    try {
      const record = await this.#record();
      if (asked !== this.#asked) return;
      this.#running = this.#assess({ record, seat, worlds: usualWorlds }, (share) => {
        if (asked === this.#asked) this.share = share;
      });
      const answer = await this.#running.answer;
      if (asked !== this.#asked) return;
      this.share = undefined;
      this.failed = !answer.ok;
      this.error = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.#known[seat] = answer.body;
      this.found = answer.body;
    } catch {
      if (asked !== this.#asked) return;
      this.share = undefined;
      this.failed = true;
    }
  }

  stop(): void {
    this.#asked += 1;
    this.#running?.cancel();
    this.#running = undefined;
    this.share = undefined;
    this.failed = false;
    this.error = undefined;
  }
}
