const storageKey = 'kuhhandel.calls';

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

function load(): Chosen {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Chosen>) };
  } catch {
    return first;
  }
}

/** Whether this device gets notifications while the user is not at the table, for what, and when not. */
class Calls {
  #chosen = $state.raw(load());
  /** Whether the page shows the question or the current choice. */
  shown = $state(false);

  get chosen(): Chosen {
    return this.#chosen;
  }

  choose(what: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...what };
    localStorage.setItem(storageKey, JSON.stringify(this.#chosen));
  }
}

export const calls = new Calls();
