const storageKey = 'kuhhandel.preferences';

interface Chosen {
  readonly sound: boolean;
  /** Volumes, 0 to 1. */
  readonly game: number;
  readonly calls: number;
  readonly touch: boolean;
  readonly keys: boolean;
  /** Bots say a line from time to time. */
  readonly botsTalk: boolean;
  /** Messages of strangers are shown unmasked. */
  readonly rudeWords: boolean;
}

const first: Chosen = {
  sound: true,
  game: 0.6,
  calls: 0.8,
  touch: true,
  keys: true,
  botsTalk: true,
  rudeWords: false,
};

function load(): Chosen {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Chosen>) };
  } catch {
    return first;
  }
}

/** Sound, vibration and controls of this device: stored only here. */
class Preferences {
  #chosen = $state.raw(load());

  get chosen(): Chosen {
    return this.#chosen;
  }

  choose(what: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...what };
    localStorage.setItem(storageKey, JSON.stringify(this.#chosen));
  }
}

export const preferences = new Preferences();
