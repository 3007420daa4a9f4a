import { randomId } from '../../browser/random';
import { go, speedAsked } from '../../model/route.svelte';
import type { Lobby, LobbyError, NewTable, SeatKey } from '../../wire/protocol';
import type { Answer } from '../../wire/ask';
import { requestOnce } from '../../wire/device/one-request';
import { singleFlight } from '../../wire/single-flight';

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
