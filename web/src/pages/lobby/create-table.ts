import { go, speedAsked, type Bots } from '../../model/route.svelte';
import { createTable } from '../../wire/lobby';
import { botGame, calmGame } from '../../model/settings/bot-game.svelte';
import { playerName } from '../../model/settings/player.svelte';
import { preferences } from '../../model/settings/preferences.svelte';
import { t } from '../../parts/i18n/locale.svelte';
import type { Edition, LobbyError, NewTable } from '../../wire/protocol';
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

/** Bots, pace, and whether to give advice; without an edition it is the second. */
interface BotTable {
  readonly edition?: Edition | undefined;
  readonly bots: readonly string[];
  readonly speed: number;
  readonly hints: boolean;
}

/** Returns as many of the bots as the edition has seats for. */
function botsIn(edition: Edition | undefined, bots: readonly string[]): readonly string[] {
  if (edition === undefined) return bots;
  const [fewest, most] = edition.seats;
  const count = Math.min(Math.max(1 + bots.length, fewest), most) - 1;
  return Array.from({ length: count }, (_, place) => bots[place % bots.length] ?? 'farmer');
}

/** Returns a table against bots; it is private. */
const tableFor = (bots: readonly string[], speed: number, edition = 'second'): NewTable => ({
  name: t().lobby.botTable,
  edition,
  seats: 1 + bots.length,
  player: playerName.orGuest(t().lobby.guest),
  public: false,
  speed,
});

/** Starts a game against bots; without a server it is on this device. */
async function start({ bots: rivals, speed, hints, edition }: BotTable): Promise<LobbyError | undefined> {
  const bots = botsIn(edition, rivals);
  const table = tableFor(bots, speed, edition?.id);
  if (hints) preferences.choose({ hints });
  const error = await openTable(table, bots);
  return error?.error === 'no_connection' ? openDeviceTable(table, [], bots) : error;
}

/** Starts the game against the chosen bots with one tap; the first one is calm, with advice. */
export function openBotTable(edition?: Edition): Promise<LobbyError | undefined> {
  const { bots, speed, isFirst } = botGame.begin();
  return start({ bots, speed, hints: isFirst, edition });
}

/** Starts the game against the chosen bots on this device. */
export function openBotTableHere(edition?: Edition): Promise<LobbyError | undefined> {
  const { bots: rivals, speed, isFirst } = botGame.begin();
  const bots = botsIn(edition, rivals);
  const table = tableFor(bots, speed, edition?.id);
  if (isFirst) preferences.choose({ hints: true });
  return openDeviceTable(table, [], bots);
}

/** Starts a game for a player who has just learned the rules. */
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
