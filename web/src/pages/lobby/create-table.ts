import { go, speedAsked, type Bots } from '../../model/route.svelte';
import { createTable } from '../../wire/lobby';
import { botGame, calmGame } from '../../model/settings/bot-game.svelte';
import { playerName } from '../../model/settings/player.svelte';
import { preferences } from '../../model/settings/preferences.svelte';
import { t } from '../../parts/i18n/locale.svelte';
import type { LobbyError, NewTable } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';
import { singleFlight } from '../../wire/single-flight';
import { openDeviceTable } from '../device/create-table';

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

/** Bots, pace, and whether to give advice. */
interface BotTable {
  readonly bots: readonly string[];
  readonly speed: number;
  readonly hints: boolean;
}

/** Returns a table against bots; it is private. */
const tableFor = (bots: readonly string[], speed: number): NewTable => ({
  name: t().lobby.botTable,
  edition: 'second',
  seats: 1 + bots.length,
  player: playerName.orGuest(t().lobby.guest),
  public: false,
  speed,
});

/** Starts a game against bots; without a server it is on this device. */
async function start({ bots, speed, hints }: BotTable): Promise<LobbyError | undefined> {
  const table = tableFor(bots, speed);
  if (hints) preferences.choose({ hints });
  const error = await openTable(table, bots);
  return error?.error === 'no_connection' ? openDeviceTable(table, [], bots) : error;
}

/** Starts the game against the chosen bots with one tap; the first one is calm, with advice. */
export function openBotTable(): Promise<LobbyError | undefined> {
  const { bots, speed, isFirst } = botGame.begin();
  return start({ bots, speed, hints: isFirst });
}

/** Starts the game against the chosen bots on this device. */
export function openBotTableHere(): Promise<LobbyError | undefined> {
  const { bots, speed, isFirst } = botGame.begin();
  const table = tableFor(bots, speed);
  if (isFirst) preferences.choose({ hints: true });
  return openDeviceTable(table, [], bots);
}

/** Starts a game for somebody who has just learned to play. */
export function openCalmTable(): Promise<LobbyError | undefined> {
  botGame.begin();
  return start({ ...calmGame, hints: true });
}

/** Opens a table for friends, and goes to its waiting room. */
export function openFriendsTable(): Promise<LobbyError | undefined> {
  const player = playerName.orGuest(t().lobby.guest);
  const name = t().lobby.defaultTable(player);
  return openTable({ name, edition: 'second', seats: 4, player, public: false, speed: 1 }, 'none');
}
