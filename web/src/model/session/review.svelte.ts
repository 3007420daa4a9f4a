import type { LedReview, ReviewPlace } from '../../wire/protocol';
import type { Send } from './commands.svelte';

/** The finished game, through which the host leads the others. */
export class LedGame {
  readonly #send: Send;
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
  }

  /** Leads the others to that place; null ends it. */
  async lead(at: ReviewPlace | null): Promise<void> {
    await this.#send({ review: at });
  }
}
