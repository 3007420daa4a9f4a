import { deviceStore } from '../../browser/storage';
import { parsed, flag, listOf, number, objectOf, text } from '../../browser/shapes';
import { stepBetween, type Draft, type Step, type DraftPlayer, type DraftRules } from './draft';

// The editions define the ids of animals: an unknown one is dropped when the draft is shown.
const animals = listOf(text);

const player = objectOf<DraftPlayer>(
  {
    name: text,
    quartets: animals,
    pedigrees: animals,
    rats: flag,
    excluded: text,
    bonus: flag,
    money: number,
    points: number,
  },
  ['name', 'quartets', 'pedigrees', 'rats', 'bonus'],
);
const rules = objectOf<DraftRules>({ money_counts: flag, multiply: flag, bonus: flag }, [
  'money_counts',
  'multiply',
  'bonus',
]);

/** A stored draft that this version can show. */
const draftShape = objectOf<Draft>(
  {
    game: number,
    date: text,
    place: text,
    note: text,
    edition: text,
    rules,
    onlyPoints: flag,
    players: listOf(player),
  },
  ['date', 'place', 'note', 'edition', 'rules', 'onlyPoints', 'players'],
);

const stored = (key: string) => `kuhhandel.draft.${key.slice(0, 6)}`;
const mostRemembered = 100;

const load = (key: string): Draft | undefined => parsed(deviceStore.get(stored(key)), draftShape);

const goesOn = (last: Step | undefined, next: Step | undefined): boolean =>
  (next?.of === 'money' || next?.of === 'points') && last?.of === next.of && last.name === next.name;

/** The game that is being entered with all its steps, so that each can be undone; it survives a reload. */
export class Entry {
  #steps = $state.raw<readonly Draft[]>([]);
  /** For each field on the page: whether it has text that is not a number. */
  #fields = $state.raw<readonly (() => boolean)[]>([]);
  readonly #key: string;
  readonly #onChange: () => void;

  /** `onChange` is called after each step, also after one back or to another game. */
  constructor(key: string, fresh: Draft, onChange: () => void = () => undefined) {
    this.#key = key;
    this.#onChange = onChange;
    this.#steps = [load(key) ?? fresh];
  }

  get now(): Draft {
    return this.#steps.at(-1) as Draft;
  }
  /** The number of fields whose text cannot be read. */
  get openFields(): number {
    return this.#fields.filter((isOpen) => isOpen()).length;
  }
  /** Counts a field while it is on the page, until the returned function is called. */
  watch(isOpen: () => boolean): () => void {
    this.#fields = [...this.#fields, isOpen];
    return () => {
      this.#fields = this.#fields.filter((one) => one !== isOpen);
    };
  }
  get canUndo(): boolean {
    return this.#steps.length > 1;
  }
  /** The step that `undo` would take back. */
  get last(): Step | undefined {
    const [before, after] = this.#steps.slice(-2);
    return before === undefined || after === undefined ? undefined : stepBetween(before, after);
  }

  change(next: Draft): void {
    // An amount is one step, however many digits are typed.
    const before = goesOn(this.last, stepBetween(this.now, next)) ? this.#steps.slice(0, -1) : this.#steps;
    this.#goTo([...before.slice(-mostRemembered), next]);
    this.#keep();
  }
  undo(): void {
    if (!this.canUndo) return;
    this.#goTo(this.#steps.slice(0, -1));
    this.#keep();
  }
  /** Begins another game; the previous one is saved, or no longer wanted. */
  restart(draft: Draft): void {
    this.#goTo([draft]);
    deviceStore.remove(stored(this.#key));
  }

  #goTo(steps: readonly Draft[]): void {
    this.#steps = steps;
    this.#onChange();
  }
  #keep(): void {
    deviceStore.set(stored(this.#key), JSON.stringify(this.now));
  }
}
