import { blocked } from '../kept/blocked.svelte';

const allName = 'kuhhandel.talk.muted';
const namesName = 'kuhhandel.talk.muted.players';

/**
 * Whom this viewer does not want to hear: all, on this device for good, single players, for this visit, and those whom
 * they block.
 */
export class Muted {
  all = $state(localStorage.getItem(allName) !== null);
  #names = $state.raw<readonly string[]>(namesKept());

  /** The id of the table where it is said. */
  constructor(readonly table: () => string | undefined) {}

  has(player: string): boolean {
    return this.all || this.#names.includes(player) || blocked.has(player, this.table());
  }

  hasPlayer(player: string): boolean {
    return this.#names.includes(player);
  }

  turnAll(): void {
    this.all = !this.all;
    if (this.all) localStorage.setItem(allName, 'yes');
    else localStorage.removeItem(allName);
  }

  turn(player: string): void {
    this.#names = this.hasPlayer(player)
      ? this.#names.filter((name) => name !== player)
      : [...this.#names, player];
    sessionStorage.setItem(namesName, JSON.stringify(this.#names));
  }

  /** Whoever is not heard is not heard by another name either. */
  follow(before: string, player: string): void {
    const isMuted = this.hasPlayer(before) || blocked.has(before, this.table());
    if (isMuted && !this.hasPlayer(player)) this.turn(player);
  }
}

function namesKept(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(namesName) ?? '[]') as string[];
  } catch {
    return [];
  }
}
