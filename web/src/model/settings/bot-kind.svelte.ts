import { Persisted } from '../../browser/persisted.svelte';
import { text } from '../../browser/shapes';
import { kindAt } from '../levels';
import { likeMe } from './like-me.svelte';

const usual = 'farmer';

/** Instead of a kind: the level of the person who chooses. */
export const asIPlay = 'like-me';

/** The kind of bot that this browser's host seats: chosen once and offered again. */
class BotKind {
  readonly #stored = new Persisted('kuhhandel.bot', usual, text, { plain: true });

  get value(): string {
    return this.#stored.value;
  }

  choose(kind: string): void {
    this.#stored.set(kind);
  }

  /** Returns the chosen kind if it is one of these. */
  among(kinds: readonly string[]): string {
    const kind = this.value === asIPlay ? kindAt(likeMe.level) : this.value;
    return kinds.includes(kind) ? kind : (kinds[0] ?? usual);
  }
}

export const botKind = new BotKind();
