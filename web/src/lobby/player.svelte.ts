const stored = 'kuhhandel.player';

/** The name this browser plays under; it is asked once and offered again. */
class PlayerName {
  value = $state(localStorage.getItem(stored) ?? '');

  /** The name, remembered for the next time. */
  kept(): string {
    const name = this.value.trim();
    localStorage.setItem(stored, name);
    return name;
  }
}

export const playerName = new PlayerName();
