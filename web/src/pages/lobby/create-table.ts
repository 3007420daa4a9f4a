import { go, speedAsked, type Bots } from '../../model/route.svelte';
import { lookalikes } from '../../model/face';
import { characters } from '../../model/levels';
import { createTable } from '../../wire/lobby';
import { botGame, calmGame } from '../../model/settings/bot-game.svelte';
import { asPlayer, playerFace, playerName } from '../../model/settings/player.svelte';
import { preferences } from '../../model/settings/preferences.svelte';
import { t } from '../../parts/i18n/locale.svelte';
import type { LobbyError, NewTable } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';
import { singleFlight } from '../../wire/single-flight';
import { otherBots } from '../waiting/bots';
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

/** Bots, pace, edition, and whether to give advice. */
interface BotTable {
  readonly bots: readonly string[];
  readonly speed: number;
  readonly edition: string;
  readonly hints: boolean;
}

/** Returns a table against bots; it is private. */
const tableFor = ({ bots, speed, edition }: Omit<BotTable, 'hints'>): NewTable => ({
  name: t().lobby.botTable,
  edition,
  seats: 1 + bots.length,
  ...asPlayer(playerName.orGuest(t().lobby.guest)),
  public: false,
  speed,
});

/** Returns the kinds of bots, others in place of those that are drawn with this player's face. */
function unlikeMe(bots: readonly string[]): string[] {
  const alike = lookalikes(playerFace.chosen === undefined ? [] : [playerFace.chosen]);
  const kinds = characters.map(({ kind }) => kind);
  return otherBots(bots, kinds, alike);
}

/** Starts a game against bots; without a server it is on this device. */
async function start({ hints, ...game }: BotTable): Promise<LobbyError | undefined> {
  const bots = unlikeMe(game.bots);
  const table = tableFor(game);
  if (hints) preferences.choose({ hints });
  const error = await openTable(table, bots);
  return error?.error === 'no_connection' ? openDeviceTable(table, [], bots) : error;
}

/** Starts the game against the chosen bots with one tap; the first one is calm, with advice. */
export function openBotTable(): Promise<LobbyError | undefined> {
  const { isFirst, ...game } = botGame.begin();
  return start({ ...game, hints: isFirst });
}

/** Starts the game against the chosen bots on this device. */
export function openBotTableHere(): Promise<LobbyError | undefined> {
  const { isFirst, ...game } = botGame.begin();
  if (isFirst) preferences.choose({ hints: true });
  return openDeviceTable(tableFor(game), [], unlikeMe(game.bots));
}

/** Starts a game for a player who has just finished the lesson. */
export function openCalmTable(): Promise<LobbyError | undefined> {
  botGame.begin();
  return start({ ...calmGame, edition: 'second', hints: true });
}

/** Opens a table for friends, and goes to its waiting room. */
export function openFriendsTable(): Promise<LobbyError | undefined> {
  const player = playerName.orGuest(t().lobby.guest);
  const name = t().lobby.defaultTable(player);
  return openTable(
    { name, edition: 'second', seats: 4, ...asPlayer(player), public: false, speed: 1 },
    'none',
  );
}
