import type { LedReview, ReviewPlace } from '../../wire/protocol';
import { Listeners } from '../listeners';
import type { Send } from './commands.svelte';

/** The finished game, through which the host leads the others. */
export class LedGame {
  readonly #send: Send;
  readonly #listeners = new Listeners<[]>();
  #led = $state.raw<LedReview>();

  constructor(send: Send) {
    this.#send = send;
  }

  /** The host's place; undefined if nobody leads. */
  get led(): LedReview | undefined {
    return this.#led;
  }

  receive(led: LedReview | undefined): void {
    this.#led = led;
    this.#listeners.call();
  }

  /** Calls back when the host's place has changed, until the returned function is called. */
  onLed(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Leads the others to that place; null ends it. */
  async lead(at: ReviewPlace | null): Promise<void> {
    await this.#send({ review: at });
  }
}
