import { Persisted } from '../../browser/persisted.svelte';
import { between, flag, text, withDefaults } from '../../browser/shapes';

interface Chosen {
  /** Undefined: any. */
  readonly edition?: string | undefined;
  readonly seats?: number | undefined;
  readonly speed?: number | undefined;
  /** Bots take the empty seats after half a minute. */
  readonly bots: boolean;
}

const first: Chosen = { bots: true };

const shape = withDefaults<Chosen>(first, {
  edition: text,
  seats: between(2, 5),
  speed: between(0, 10),
  bots: flag,
});

/** The choices for this device's one-tap game with strangers: chosen once and offered again. */
class StrangersGame {
  readonly #stored = new Persisted('kuhhandel.strangers-game', first, shape);

  get chosen(): Chosen {
    return this.#stored.value;
  }

  choose(what: Partial<Chosen>): void {
    this.#stored.set({ ...this.chosen, ...what });
  }
}

export const strangersGame = new StrangersGame();
