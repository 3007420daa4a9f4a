import { cleanedName } from '../../wire/written-name';

const storageKey = 'kuhhandel.player';

/** The name this browser plays under; it is asked once and offered again. */
class PlayerName {
  value = $state(localStorage.getItem(storageKey) ?? '');

  choose(name: string): void {
    this.value = name;
    localStorage.setItem(storageKey, name);
  }

  /** Stores the name for the next time and returns it. */
  save(): string {
    this.choose(cleanedName(this.value));
    return this.value;
  }

  /**
   * Returns the name, or `guest` if the field is empty. Empty if nothing in it is visible, which the server
   * refuses.
   */
  orGuest(guest: string): string {
    return this.value.trim() === '' ? guest : cleanedName(this.value);
  }
}

export const playerName = new PlayerName();
