import type { Clause } from '../../parts/words/en/rules';
import { isMaster } from '../../model/edition';
import type { AnimalId, Edition, Sheet } from '../../wire/protocol';

/** One line of a score sheet: what it adds to or does with the number before it. */
export interface ScoreStep {
  readonly kind: 'excluded' | 'quartets' | 'pedigrees' | 'times' | 'others' | 'bonus' | 'money';
  readonly clause: Clause;
  readonly animals: readonly AnimalId[];
  /** The arithmetic as it is written beside the step. */
  readonly sum: string;
  /** The factor, or what is added. */
  readonly by: number;
  /** The number after this step; undefined where none stands yet. */
  readonly value?: number;
}

/** A seat's sheet step by step, in the order of the edition's scoring (C9.1, C9.2, C9.4, C9.5). */
export function stepsOf(sheet: Sheet, pedigrees: readonly AnimalId[], edition: Edition): ScoreStep[] {
  const counted = sheet.quartets.map(({ animal }) => animal);
  const matching = pedigrees.filter((animal) => counted.includes(animal));
  const others = pedigrees.filter((animal) => !counted.includes(animal));
  const five = isMaster(edition);
  const clause = five ? 'C9.4' : sheet.plain ? 'C9.2' : 'C9.1';
  const steps = new Steps();
  if (sheet.excluded) steps.strike(sheet.excluded);
  steps.start(sheet, counted, clause);
  steps.add('pedigrees', 'C9.4', sheet.pedigrees, matching);
  if (!sheet.plain) steps.multiply(sheet.times, clause);
  steps.add('others', 'C9.4', sheet.others, others);
  steps.add('bonus', 'C9.2', sheet.bonus, []);
  steps.add('money', 'C9.5', sheet.money, []);
  return steps.done;
}

class Steps {
  readonly done: ScoreStep[] = [];
  #value = 0;

  strike(animal: AnimalId): void {
    this.done.push({ kind: 'excluded', clause: 'C9.4', animals: [animal], sum: '', by: 0 });
  }

  start(sheet: Sheet, animals: readonly AnimalId[], clause: Clause): void {
    this.#value = sheet.sum;
    const sum = sheet.quartets.map(({ worth }) => worth).join(' + ');
    this.done.push({ kind: 'quartets', clause, animals, sum, by: sheet.sum, value: this.#value });
  }

  /** A step that the edition has not is left out. */
  add(kind: ScoreStep['kind'], clause: Clause, by: number | undefined, animals: readonly AnimalId[]): void {
    if (by === undefined) return;
    this.#value += by;
    this.done.push({ kind, clause, animals, sum: `+ ${by}`, by, value: this.#value });
  }

  multiply(by: number, clause: Clause): void {
    const before = this.#value;
    this.#value *= by;
    this.done.push({ kind: 'times', clause, animals: [], sum: `${before} × ${by}`, by, value: this.#value });
  }
}
