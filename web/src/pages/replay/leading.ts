import type { ReviewPlace } from '../../wire/protocol';
import type { Eyes } from '../../wire/replays';

/** The minimum number of milliseconds between two updates to the others. */
const pace = 250;

/** Parses the viewpoint of a review, in the form of a replay's address. */
export const eyesNamed = (name: string): Eyes =>
  name === 'open' || name === 'audience' ? name : Number(name);

/** Sends the leader's moves to the others: not each one, but always the last. */
export class Leading {
  readonly #publish: (at: ReviewPlace) => void;
  #next: ReviewPlace | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(publish: (at: ReviewPlace) => void) {
    this.#publish = publish;
  }

  move(step: number, eyes: Eyes): void {
    this.#next = { step, eyes: String(eyes) };
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#next !== undefined) this.#publish(this.#next);
    }, pace);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = undefined;
  }
}
