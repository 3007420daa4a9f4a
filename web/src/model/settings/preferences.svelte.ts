import { Persisted } from '../../browser/persisted.svelte';
import { between, flag, withDefaults } from '../../browser/shapes';

interface Chosen {
  readonly sound: boolean;
  /** The same while a big screen shows the table, which has the sounds. */
  readonly soundAtScreen: boolean;
  /** Volumes, 0 to 1. */
  readonly game: number;
  readonly calls: number;
  readonly touch: boolean;
  readonly keys: boolean;
  /** Bots say a line from time to time. */
  readonly botsTalk: boolean;
  /** Messages of strangers are shown unmasked. */
  readonly rudeWords: boolean;
  /** In a game alone with bots, each question comes with a bot's advice. */
  readonly hints: boolean;
}

const first: Chosen = {
  sound: true,
  soundAtScreen: false,
  game: 0.6,
  calls: 0.8,
  touch: true,
  keys: true,
  botsTalk: true,
  rudeWords: false,
  hints: false,
};

const volume = between(0, 1);
const shape = withDefaults<Chosen>(first, {
  sound: flag,
  soundAtScreen: flag,
  game: volume,
  calls: volume,
  touch: flag,
  keys: flag,
  botsTalk: flag,
  rudeWords: flag,
  hints: flag,
});

/** Sound, vibration and controls of this device: stored only here. */
class Preferences {
  readonly #stored = new Persisted('kuhhandel.preferences', first, shape);

  get chosen(): Chosen {
    return this.#stored.value;
  }

  /** For each page on the screen: whether a big screen shows its table too. */
  #pages = $state.raw<readonly (() => boolean)[]>([]);

  /** Asks a page whether a big screen shows its table too, until the returned function is called. */
  askAtScreen(page: () => boolean): () => void {
    this.#pages = [...this.#pages, page];
    return () => {
      this.#pages = this.#pages.filter((one) => one !== page);
    };
  }

  get #atScreen(): boolean {
    return this.#pages.some((page) => page());
  }

  get sound(): boolean {
    return this.#atScreen ? this.chosen.soundAtScreen : this.chosen.sound;
  }

  turnSound(on: boolean): void {
    this.choose(this.#atScreen ? { soundAtScreen: on } : { sound: on });
  }

  choose(what: Partial<Chosen>): void {
    this.#stored.set({ ...this.chosen, ...what });
  }
}

export const preferences = new Preferences();
