import { go, speedAsked, type Bots } from '../../model/route.svelte';
import { createTable } from '../../wire/lobby';
import { botGame } from '../../model/settings/bot-game.svelte';
import type { LobbyError, NewTable } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';
import { singleFlight } from '../../wire/single-flight';

/** Opens a table and goes there; returns the error if the server refuses. */
export const openTable = singleFlight(
  async (table: NewTable, bots: Bots): Promise<LobbyError | undefined> => {
    const speed = speedAsked();
    const answer = await createTable(speed === undefined ? table : { ...table, speed });
    if (!answer.ok) return answer.error;
    keepSeatKey(answer.body);
    go(`/t/${answer.body.table}`, bots);
    return undefined;
  },
);

/** Starts the game against the chosen bots with one tap; such a table is private. */
export function openBotTable(player: string, name: string): Promise<LobbyError | undefined> {
  const { bots, speed } = botGame;
  const table = { name, edition: 'second', seats: 1 + bots.length, player, public: false, speed };
  return openTable(table, bots);
}
