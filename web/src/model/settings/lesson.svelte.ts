import { Persisted } from '../../browser/persisted.svelte';
import { between, withDefaults } from '../../browser/shapes';

/** The number of the lesson's steps. */
export const stepCount = 6;

interface Stored {
  /** The current step, from 0; `stepCount` once all steps are done. */
  readonly step: number;
}

const first: Stored = { step: 0 };
const shape = withDefaults<Stored>(first, { step: between(0, stepCount) });

/** How far this browser's lesson is. */
class LessonProgress {
  readonly #stored = new Persisted('kuhhandel.lesson', first, shape);

  get step(): number {
    return Math.floor(this.#stored.value.step);
  }

  goTo(step: number): void {
    this.#stored.set({ step: Math.min(Math.max(step, 0), stepCount) });
  }
}

export const lessonProgress = new LessonProgress();
