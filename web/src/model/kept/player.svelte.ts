const stored = 'kuhhandel.player';

/** The name this browser plays under; it is asked once and offered again. */
class PlayerName {
  value = $state(localStorage.getItem(stored) ?? '');

  choose(name: string): void {
    this.value = name;
    localStorage.setItem(stored, name);
  }

  /** The name, remembered for the next time. */
  kept(): string {
    this.choose(this.value.trim());
    return this.value;
  }
}

export const playerName = new PlayerName();
