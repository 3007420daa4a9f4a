import { lookalikes } from '../../model/face';
import { characters } from '../../model/levels';
import { dailyBots, dailyEdition, dailyTable } from '../../model/settings/days';
import { asPlayer, playerFace } from '../../model/settings/player.svelte';
import { go } from '../../model/route.svelte';
import { storedTables } from '../../wire/device/memory';
import type { LobbyError } from '../../wire/protocol';
import { openDeviceTable } from '../device/create-table';

/** The bots in the daily deal. */
export const rivals = characters.flatMap(({ kind, name }) =>
  dailyBots.includes(kind) ? [{ bot: kind, name }] : [],
);

/** Opens the deal of that day, and continues it if it was begun. */
export async function openDailyDeal(
  player: string,
  name: string,
  day: string,
): Promise<LobbyError | undefined> {
  const id = dailyTable(day);
  if ((await storedTables()).some((table) => table.id === id)) {
    go(`/local/${id}`);
    return undefined;
  }
  // The bots of the day are the same for all, so a face that one of them has is left out.
  const isTaken = lookalikes(playerFace.chosen === undefined ? [] : [playerFace.chosen]).some((kind) =>
    dailyBots.includes(kind),
  );
  const table = {
    name,
    edition: dailyEdition,
    seats: 1 + dailyBots.length,
    ...(isTaken ? { player } : asPlayer(player)),
    public: false,
    speed: 2,
  };
  return openDeviceTable(table, [], dailyBots, id);
}
