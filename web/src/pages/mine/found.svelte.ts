import { fetchOwn, mostAtOnce } from '../../wire/own';
import { openName } from '../../wire/names';
import { ownName } from '../../wire/own-name.svelte';
import { storedTables, type StoredTable } from '../../wire/device/memory';
import type { OwnGame, OwnTable, OwnTables, SeatKey } from '../../wire/protocol';
import { seatKeys } from '../../wire/seat-keys';
import { inOrder } from './order';

/** The most requests for one search; older seats are left out. */
const mostRequests = 3;

/** Returns the seats of this browser, and those of its name from other devices. */
async function seats(): Promise<readonly SeatKey[]> {
  const here = seatKeys();
  const held = ownName.held;
  const named = held === undefined ? undefined : await openName(held.key);
  const others = named?.ok === true ? [...named.body.seats, ...named.body.over] : [];
  const known = new Set(here.map(({ table }) => table));
  return [...here, ...others.filter(({ table }) => !known.has(table))];
}

/** Returns the server's data about them; undefined if it does not answer. */
async function ofServer(): Promise<OwnTables | undefined> {
  const all = await seats();
  const tables: OwnTable[] = [];
  const games: OwnGame[] = [];
  for (let from = 0; from < Math.min(all.length, mostRequests * mostAtOnce); from += mostAtOnce) {
    const answer = await fetchOwn(all.slice(from, from + mostAtOnce));
    if (!answer.ok) return undefined;
    tables.push(...answer.body.tables);
    games.push(...answer.body.games);
  }
  return { tables, games };
}

/** The user's own tables and games, as of the last search. */
export class Found {
  /** Waiting or running tables, the own move first. */
  tables = $state.raw<readonly OwnTable[]>([]);
  /** Finished games, the latest first. */
  games = $state.raw<readonly OwnGame[]>([]);
  /** The tables of this device. */
  here = $state.raw<readonly StoredTable[]>([]);
  isLoaded = $state(false);
  offline = $state(false);

  async refresh(): Promise<void> {
    const [own, here] = await Promise.all([ofServer(), storedTables()]);
    this.here = here;
    this.offline = own === undefined;
    if (own !== undefined) {
      this.tables = inOrder(own.tables);
      this.games = own.games.toSorted((one, other) => other.ended - one.ended);
    }
    this.isLoaded = true;
  }
}
