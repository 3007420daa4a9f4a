import { hasDecision } from '../decision';
import type { Model } from '../model';
import { sumOf } from '../money/money';
import { optionTo } from '../options';

/** Passes each lot once its price is above the viewer's purse, if they want that; they may come back in. */
export class AutoPass {
  pass = $state(false);
  #passed: number | undefined;
  readonly #pass: () => unknown;

  /** `say` passes on the lot. */
  constructor(pass: () => unknown) {
    this.#pass = pass;
  }

  follow(model: Model): void {
    if (!this.pass || !isTooExpensive(model)) return;
    const lot = model.log.findLastIndex(({ name }) => name === 'turned_up');
    if (lot === this.#passed) return;
    this.#passed = lot;
    this.#pass();
  }
}

function isTooExpensive(model: Model): boolean {
  const bid = optionTo(model.options, 'bid');
  return bid !== undefined && hasDecision(model) && bid.from > sumOf(model.view?.hand ?? {});
}
