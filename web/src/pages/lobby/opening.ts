import { go, speedAsked, type Bots } from '../../model/route.svelte';
import { createTable } from '../../wire/lobby';
import type { LobbyError, NewTable } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';

/** Opens a table and goes there; gives the error if the server would not have it. */
export async function openTable(table: NewTable, bots: Bots): Promise<LobbyError | undefined> {
  const speed = speedAsked();
  const answer = await createTable(speed === undefined ? table : { ...table, speed });
  if (!answer.ok) return answer.error;
  keepSeatKey(answer.body);
  go(`/t/${answer.body.table}`, bots);
  return undefined;
}

/** Between calm and quick: nobody at such a table needs time to talk. */
const brisk = 2;

/** One tap, and the game against three bots is on; such a table is nobody else's business. */
export const openBotTable = (player: string, name: string): Promise<LobbyError | undefined> =>
  openTable({ name, edition: 'second', seats: 4, player, public: false, speed: brisk }, 'fill_and_start');
