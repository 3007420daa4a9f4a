import { Persisted } from '../../browser/persisted.svelte';
import { listOf, objectOf, text, withDefaults } from '../../browser/shapes';
import { isSameName } from '../../wire/own-name.svelte';

const mostGuests = 20;

/** A guest is known only by the name at a table. */
export interface BlockedGuest {
  readonly table: string;
  readonly name: string;
}
interface Stored {
  /** Registered names, the latest first. */
  readonly names: readonly string[];
  readonly guests: readonly BlockedGuest[];
}

const nobody: Stored = { names: [], guests: [] };
const guest = objectOf<BlockedGuest>({ table: text, name: text }, ['table', 'name']);
const shape = withDefaults(nobody, { names: listOf(text), guests: listOf(guest) });

/**
 * The players that this device's person blocks. If the person has a registered name, the server owns the list
 * of names (blocking.ts), and this is the latest copy.
 */
class Blocked {
  readonly #stored = new Persisted('kuhhandel.blocked', nobody, shape);

  get names(): readonly string[] {
    return this.#stored.value.names;
  }
  get guests(): readonly BlockedGuest[] {
    return this.#stored.value.guests;
  }

  /** Whether the player with that name at that table is blocked. */
  has(player: string, table: string | undefined): boolean {
    return (
      this.names.some((name) => isSameName(name, player)) ||
      this.guests.some((guest) => guest.table === table && isSameName(guest.name, player))
    );
  }

  keep(names: readonly string[]): void {
    this.#stored.set({ names, guests: this.guests });
  }
  keepGuests(guests: readonly BlockedGuest[]): void {
    this.#stored.set({ names: this.names, guests: guests.slice(0, mostGuests) });
  }
}

export const blocked = new Blocked();
