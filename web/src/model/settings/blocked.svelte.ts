import { isSameName } from '../../wire/own-name.svelte';

const storageKey = 'kuhhandel.blocked';
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

function load(): Stored {
  const nobody: Stored = { names: [], guests: [] };
  try {
    return { ...nobody, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Stored>) };
  } catch {
    return nobody;
  }
}

/**
 * The players that this device's person blocks. If the person has a registered name, the server owns the list
 * of names (blocking.ts), and this is the latest copy.
 */
class Blocked {
  #stored = $state.raw(load());

  get names(): readonly string[] {
    return this.#stored.names;
  }
  get guests(): readonly BlockedGuest[] {
    return this.#stored.guests;
  }

  /** Whether the player with that name at that table is blocked. */
  has(player: string, table: string | undefined): boolean {
    return (
      this.names.some((name) => isSameName(name, player)) ||
      this.guests.some((guest) => guest.table === table && isSameName(guest.name, player))
    );
  }

  keep(names: readonly string[]): void {
    this.#set({ names, guests: this.guests });
  }
  keepGuests(guests: readonly BlockedGuest[]): void {
    this.#set({ names: this.names, guests: guests.slice(0, mostGuests) });
  }
  #set(all: Stored): void {
    this.#stored = all;
    localStorage.setItem(storageKey, JSON.stringify(all));
  }
}

export const blocked = new Blocked();
