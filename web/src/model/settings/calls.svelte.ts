import { Persisted } from '../../browser/persisted.svelte';
import { flag, matching, objectOf, withDefaults } from '../../browser/shapes';

/** Times of day such as "22:00". */
export interface QuietTimes {
  readonly from: string;
  readonly until: string;
}

interface Chosen {
  /** Whether this browser's user has been asked about notifications. */
  readonly asked: boolean;
  readonly on: boolean;
  readonly turns: boolean;
  readonly begins: boolean;
  readonly letIn: boolean;
  readonly isQuiet: boolean;
  readonly quiet: QuietTimes;
}

const first: Chosen = {
  asked: false,
  on: false,
  turns: true,
  begins: true,
  letIn: true,
  isQuiet: true,
  quiet: { from: '22:00', until: '07:30' },
};

const time = matching(/^\d\d:\d\d$/);
const shape = withDefaults<Chosen>(first, {
  asked: flag,
  on: flag,
  turns: flag,
  begins: flag,
  letIn: flag,
  isQuiet: flag,
  quiet: objectOf<QuietTimes>({ from: time, until: time }, ['from', 'until']),
});

/** Whether this device gets notifications while the user is not at the table, for what, and when not. */
class Calls {
  readonly #stored = new Persisted('kuhhandel.calls', first, shape);
  /** Whether the page shows the question or the current choice. */
  shown = $state(false);

  get chosen(): Chosen {
    return this.#stored.value;
  }

  choose(what: Partial<Chosen>): void {
    this.#stored.set({ ...this.chosen, ...what });
  }
}

export const calls = new Calls();
