import type { ReviewPlace } from '../../wire/protocol';
import type { Eyes } from '../../wire/replays';

/** Milliseconds between two moves that the others are told of. */
const pace = 250;

/** Whose eyes a review names, as the address of a replay does. */
export const eyesNamed = (name: string): Eyes =>
  name === 'open' || name === 'audience' ? name : Number(name);

/** Tells the others of the moves of the one who leads: not of each, but always of the last. */
export class Leading {
  readonly #tell: (at: ReviewPlace) => void;
  #next: ReviewPlace | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (at: ReviewPlace) => void) {
    this.#tell = tell;
  }

  move(step: number, eyes: Eyes): void {
    this.#next = { step, eyes: String(eyes) };
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#next !== undefined) this.#tell(this.#next);
    }, pace);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = undefined;
  }
}
