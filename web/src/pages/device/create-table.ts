import { randomId } from '../../browser/random';
import { go, speedAsked } from '../../model/route.svelte';
import { botGame } from '../../model/settings/bot-game.svelte';
import type { Lobby, LobbyError, NewTable, SeatKey } from '../../wire/protocol';
import type { Answer } from '../../wire/ask';
import { lessonTable } from '../../model/lesson';
import { requestOnce } from '../../wire/device/one-request';
import { singleFlight } from '../../wire/single-flight';
import { takeTable } from '../../wire/device/table-hold';

/** Fetches the editions and bots of this device, in the form of the server's lobby. */
export const deviceLobby = (): Promise<Answer<Lobby>> => requestOnce<Lobby>({ do: 'lobby' });

/** Returns the entered names, in order. */
export const namesIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name.trim() ? [name.trim()] : []));

/** Opens a table on this device for its host, `others` and then these bots, and goes there. */
export const openDeviceTable = singleFlight(
  async (
    table: NewTable,
    others: readonly string[],
    bots: readonly string[],
    id: string = randomId(),
  ): Promise<LobbyError | undefined> => {
    const speed = speedAsked();
    const wanted = speed === undefined ? table : { ...table, speed };
    const answer = await requestOnce<SeatKey>({ do: 'open', id, opening: { table: wanted, others, bots } });
    if (!answer.ok) return answer.error;
    go(`/local/${id}`);
    return undefined;
  },
);

/** Starts the game against the chosen bots with one tap. */
export function openDeviceBotTable(player: string, name: string): Promise<LobbyError | undefined> {
  const { bots, speed } = botGame;
  const table = { name, edition: 'second', seats: 1 + bots.length, player, public: false, speed };
  return openDeviceTable(table, [], bots);
}

/** Opens the introduction from its beginning. */
export const openLesson = singleFlight(
  async (player: string, name: string): Promise<LobbyError | undefined> => {
    const lesson = { id: lessonTable, name, player, speed: speedAsked() ?? 1 };
    // Another page must not go on with the introduction that begins again here.
    const hold = await takeTable(lessonTable, () => undefined);
    const answer = await requestOnce<SeatKey>({ do: 'teach', lesson });
    hold.release();
    if (!answer.ok) return answer.error;
    go(`/local/${lessonTable}`);
    return undefined;
  },
);
