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
  #found = $state.raw<Assessment>();
  readonly #record: () => Promise<string>;
  readonly #report: (found: Assessment | undefined) => void;
  readonly #assess: Assess;
  readonly #known: Assessment[] = [];
  #running: Assessing | undefined;
  #asked = 0;

  /** `report` is called when another assessment is shown, or none. */
  constructor(
    record: () => Promise<string>,
    report: (found: Assessment | undefined) => void,
    ask: Assess = assess,
  ) {
    this.#record = record;
    this.#report = report;
    this.#assess = ask;
  }

  get found(): Assessment | undefined {
    return this.#found;
  }

  /** A new request cancels the one before. */
  async ask(seat: Seat): Promise<void> {
    this.stop();
    const asked = this.#asked;
    this.#show(this.#known[seat]);
    if (this.#found !== undefined) return;
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
      this.#show(answer.body);
    } catch {
      if (asked !== this.#asked) return;
      this.share = undefined;
      this.failed = true;
    }
  }

  #show(found: Assessment | undefined): void {
    this.#found = found;
    this.#report(found);
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
