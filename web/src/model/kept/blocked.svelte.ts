import { isSameName } from '../../wire/own-name.svelte';

const stored = 'kuhhandel.blocked';
const mostGuests = 20;

/** Of a guest nothing is known but by which name they sit at a table. */
export interface BlockedGuest {
  readonly table: string;
  readonly name: string;
}
interface Kept {
  /** Names that their owners keep, the latest first. */
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
 * Whom this device's person blocks. Where they keep a name the list of names is the server's (blocking.ts), and this is
 * what it was when it was told last.
 */
class Blocked {
  #kept = $state.raw(kept());

  get names(): readonly string[] {
    return this.#kept.names;
  }
  get guests(): readonly BlockedGuest[] {
    return this.#kept.guests;
  }

  /** Whether who sits at that table by that name is one of them. */
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
