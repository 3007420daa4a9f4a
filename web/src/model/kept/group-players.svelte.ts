const stored = 'kuhhandel.group-players';

function read(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(localStorage.getItem(stored) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}

/** Which player of each group the person of this device is, by the keys of groups: whoever said so. */
class GroupPlayers {
  #kept = $state.raw(read());

  in(key: string): number | undefined {
    return this.#kept[key];
  }

  /** Undefined for nobody whom it knows of. */
  set(key: string, player: number | undefined): void {
    const others = Object.entries(this.#kept).filter(([known]) => known !== key);
    this.#kept = Object.fromEntries(player === undefined ? others : [...others, [key, player]]);
    localStorage.setItem(stored, JSON.stringify(this.#kept));
  }
}

export const groupPlayers = new GroupPlayers();
