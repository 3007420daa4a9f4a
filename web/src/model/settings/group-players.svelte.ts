import { Persisted } from '../../browser/persisted.svelte';
import { count, recordOf } from '../../browser/shapes';

/** Which player of each group this device's person is, by group key, as they chose. */
class GroupPlayers {
  readonly #stored = new Persisted<Readonly<Record<string, number>>>(
    'kuhhandel.group-players',
    {},
    recordOf(count),
  );

  in(key: string): number | undefined {
    return this.#stored.value[key];
  }

  /** Undefined removes the choice. */
  set(key: string, player: number | undefined): void {
    const others = Object.entries(this.#stored.value).filter(([known]) => known !== key);
    this.#stored.set(Object.fromEntries(player === undefined ? others : [...others, [key, player]]));
  }
}

export const groupPlayers = new GroupPlayers();
