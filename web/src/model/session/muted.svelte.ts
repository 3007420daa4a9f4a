import { blocked } from '../settings/blocked.svelte';

const allName = 'kuhhandel.talk.muted';
const namesName = 'kuhhandel.talk.muted.players';

/**
 * The players that this viewer mutes: all of them permanently on this device, single players for this visit,
 * and blocked players.
 */
export class Muted {
  all = $state(localStorage.getItem(allName) !== null);
  #names = $state.raw<readonly string[]>(namesKept());

  /** The id of the current table. */
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

  toggle(player: string): void {
    this.#names = this.hasPlayer(player)
      ? this.#names.filter((name) => name !== player)
      : [...this.#names, player];
    sessionStorage.setItem(namesName, JSON.stringify(this.#names));
  }

  /** A muted player stays muted under a new name. */
  follow(before: string, player: string): void {
    const isMuted = this.hasPlayer(before) || blocked.has(before, this.table());
    if (isMuted && !this.hasPlayer(player)) this.toggle(player);
  }
}

function namesKept(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(namesName) ?? '[]') as string[];
  } catch {
    return [];
  }
}
