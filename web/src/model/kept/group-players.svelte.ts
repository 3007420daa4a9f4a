const stored = 'kuhhandel.group-players';

function read(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(localStorage.getItem(stored) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}

/** Which player of each group this device's person is, by group key, as they chose. */
class GroupPlayers {
  #kept = $state.raw(read());

  in(key: string): number | undefined {
    return this.#kept[key];
  }

  /** Undefined removes the choice. */
  set(key: string, player: number | undefined): void {
    const others = Object.entries(this.#kept).filter(([known]) => known !== key);
    this.#kept = Object.fromEntries(player === undefined ? others : [...others, [key, player]]);
    localStorage.setItem(stored, JSON.stringify(this.#kept));
  }
}

export const groupPlayers = new GroupPlayers();
