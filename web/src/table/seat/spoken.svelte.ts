import { getContext, setContext } from 'svelte';
import type { GameEvent, Seat } from '../../wire/protocol';

/**
 * A bot's line, attached to the event that it comments on; in the language that is chosen when it is read.
 */
interface SpokenLine {
  readonly to: GameEvent;
  readonly text: () => string;
}

/** The bots' lines on this screen, and which bot was asked for its reasons. */
export class Spoken {
  /** The bot that answers 'Why?', until that is closed. */
  asked = $state<Seat>();
  #lines = $state.raw<readonly SpokenLine[]>([]);

  ask(seat: Seat): void {
    this.asked = seat;
  }
  close(): void {
    this.asked = undefined;
  }

  keep(line: SpokenLine): void {
    this.#lines = [...this.#lines, line];
  }
  after(event: GameEvent): string[] {
    return this.#lines.filter(({ to }) => to === event).map(({ text }) => text());
  }
}

const key = Symbol('spoken');

export const provideSpoken = (): Spoken => setContext(key, new Spoken());
export const useSpoken = () => getContext<Spoken>(key);
