const storageKey = 'kuhhandel.group-players';

function read(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}

/** Which player of each group this device's person is, by group key, as they chose. */
class GroupPlayers {
  #stored = $state.raw(read());

  in(key: string): number | undefined {
    return this.#stored[key];
  }

  /** Undefined removes the choice. */
  set(key: string, player: number | undefined): void {
    const others = Object.entries(this.#stored).filter(([known]) => known !== key);
    this.#stored = Object.fromEntries(player === undefined ? others : [...others, [key, player]]);
    localStorage.setItem(storageKey, JSON.stringify(this.#stored));
  }
}

export const groupPlayers = new GroupPlayers();
