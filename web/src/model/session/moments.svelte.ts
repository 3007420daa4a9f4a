import type { Model } from '../model';
import { press } from './press';
import { duration, isMine, momentsOf, type Moment } from '../moment';

// Whoever comes back to a hidden tab wants the table, not the parade of all that was missed.
const mostWaiting = 3;

/** The moments that wait for the stage; one is on it at a time. */
export class Moments {
  current = $state.raw<Moment>();
  #waiting: { moment: Moment; milliseconds: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `before` is the model before the step that `model` has just taken in. */
  follow(model: Model, before?: Model): void {
    const me = model.you.seat;
    for (const moment of momentsOf(model, before)) {
      const milliseconds = duration(moment, isMine(moment, me)) / pace(model.table.speed);
      this.#waiting.push({ moment, milliseconds });
    }
    this.#waiting = this.#waiting.slice(-mostWaiting);
    if (this.current === undefined) this.next();
  }

  /** On with the game, at a tap. */
  skip(): void {
    const tapped = this.current;
    press.then(() => {
      if (this.current === tapped) this.next();
    });
  }

  /** On with the game: the next moment, or the table. */
  next(): void {
    clearTimeout(this.#timer);
    const entry = this.#waiting.shift();
    this.current = entry?.moment;
    if (entry !== undefined) this.#timer = setTimeout(() => this.next(), entry.milliseconds);
  }
}

const fastest = 8;
const pace = (speed: number): number => (speed === 0 ? fastest : Math.max(1, speed));
