const storageKey = 'kuhhandel.strangers-game';

interface Chosen {
  /** Undefined: any. */
  readonly edition?: string | undefined;
  readonly seats?: number | undefined;
  readonly speed?: number | undefined;
  /** Bots take the empty seats after half a minute. */
  readonly bots: boolean;
}

const first: Chosen = { bots: true };

function load(): Chosen {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Chosen>) };
  } catch {
    return first;
  }
}

/** The choices for this device's one-tap game with strangers: chosen once and offered again. */
class StrangersGame {
  #chosen = $state.raw(load());

  get chosen(): Chosen {
    return this.#chosen;
  }

  choose(what: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...what };
    localStorage.setItem(storageKey, JSON.stringify(this.#chosen));
  }
}

export const strangersGame = new StrangersGame();
