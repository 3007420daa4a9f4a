import { blocked } from '../../model/kept/blocked.svelte';
import { bringBlocks } from '../../model/kept/blocking';
import { playerName } from '../../model/kept/player.svelte';
import { bringSeat, claimName, giveUpName, openName } from '../../wire/names';
import type { LobbyError, OwnSeats } from '../../wire/protocol';
import { keepSeatKey, seatKeyOf, seatKeys } from '../../wire/seat-keys';
import type { Answer } from '../../wire/ask';
import { ownName } from '../../wire/own-name.svelte';

/** So many of this browser's seats are brought along; others were taken long ago. */
const mostBrought = 20;

/** From now on the name is this browser's own, and so are the seats that it has here by that name. */
export async function keepName(player: string): Promise<LobbyError | undefined> {
  const answer = await claimName(player);
  if (!answer.ok) return answer.error;
  ownName.keep(answer.body);
  playerName.choose(answer.body.name);
  // Those of another name, or of tables that are gone, are refused, and stay what they are.
  for (const seat of seatKeys().slice(0, mostBrought)) await bringSeat(answer.body.key, seat);
  await bringBlocks();
  return undefined;
}

/** Takes the name that the key opens, and its seats, into this browser. */
export async function takeName(key: string): Promise<Answer<OwnSeats>> {
  const answer = await openName(key);
  if (!answer.ok) return answer;
  ownName.keep({ name: answer.body.name, key });
  playerName.choose(answer.body.name);
  // A seat that this browser has there already stays.
  for (const seat of answer.body.seats) if (seatKeyOf(seat.table) === undefined) keepSeatKey(seat);
  await bringBlocks();
  return answer;
}

/** It stays somebody's, but this device knows it no longer, nor whom it blocks. */
export function putAway(): void {
  ownName.forget();
  blocked.keep([]);
}

/** The name is nobody's again. One that the server does not know any more is forgotten here too. */
export async function giveUp(): Promise<LobbyError | undefined> {
  const key = ownName.held?.key;
  const answer = key === undefined ? undefined : await giveUpName(key);
  if (answer?.ok === false && answer.error.error !== 'no_such_name') return answer.error;
  ownName.forget();
  return undefined;
}
