import { Persisted } from '../../browser/persisted.svelte';
import { listOf, text } from '../../browser/shapes';
import { tabStore } from '../../browser/storage';
import { blocked } from '../settings/blocked.svelte';

/**
 * The players that this viewer mutes: all of them permanently on this device, single players for this visit,
 * and blocked players.
 */
export class Muted {
  readonly #all = new Persisted('kuhhandel.talk.muted', '', text, { plain: true });
  readonly #names = new Persisted<readonly string[]>('kuhhandel.talk.muted.players', [], listOf(text), {
    store: tabStore,
  });

  /** The id of the current table. */
  constructor(readonly table: () => string | undefined) {}

  /** Whether all players are muted. */
  get all(): boolean {
    return this.#all.value !== '';
  }

  has(player: string): boolean {
    return this.all || this.#names.value.includes(player) || blocked.has(player, this.table());
  }

  hasPlayer(player: string): boolean {
    return this.#names.value.includes(player);
  }

  turnAll(): void {
    if (this.all) this.#all.forget();
    else this.#all.set('yes');
  }

  toggle(player: string): void {
    const names = this.#names.value;
    this.#names.set(this.hasPlayer(player) ? names.filter((name) => name !== player) : [...names, player]);
  }

  /** A muted player stays muted under a new name. */
  follow(before: string, player: string): void {
    const isMuted = this.hasPlayer(before) || blocked.has(before, this.table());
    if (isMuted && !this.hasPlayer(player)) this.toggle(player);
  }
}
