import { isSameName } from '../../wire/own-name.svelte';

const stored = 'kuhhandel.blocked';
const mostGuests = 20;

/** A guest is known only by the name at a table. */
export interface BlockedGuest {
  readonly table: string;
  readonly name: string;
}
interface Kept {
  /** Registered names, the latest first. */
  readonly names: readonly string[];
  readonly guests: readonly BlockedGuest[];
}

function kept(): Kept {
  const nobody: Kept = { names: [], guests: [] };
  try {
    return { ...nobody, ...(JSON.parse(localStorage.getItem(stored) ?? '{}') as Partial<Kept>) };
  } catch {
    return nobody;
  }
}

/**
 * The players that this device's person blocks. If the person has a registered name, the server owns the list
 * of names (blocking.ts), and this is the latest copy.
 */
class Blocked {
  #kept = $state.raw(kept());

  get names(): readonly string[] {
    return this.#kept.names;
  }
  get guests(): readonly BlockedGuest[] {
    return this.#kept.guests;
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
  #set(all: Kept): void {
    this.#kept = all;
    localStorage.setItem(stored, JSON.stringify(all));
  }
}

export const blocked = new Blocked();
