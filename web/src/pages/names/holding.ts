import { blocked } from '../../model/settings/blocked.svelte';
import { bringBlocks } from '../../model/settings/blocking';
import { playerName } from '../../model/settings/player.svelte';
import { bringSeat, claimName, giveUpName, openName } from '../../wire/names';
import type { LobbyError, OwnSeats } from '../../wire/protocol';
import { keepSeatKey, seatKeyOf, seatKeys } from '../../wire/seat-keys';
import type { Answer } from '../../wire/ask';
import { ownName } from '../../wire/own-name.svelte';

/** The number of this browser's seats that are added; others were taken long ago. */
const mostBrought = 20;

/** Registers the name for this browser, together with the seats that it has here under that name. */
export async function keepName(player: string): Promise<LobbyError | undefined> {
  const answer = await claimName(player);
  if (!answer.ok) return answer.error;
  ownName.keep(answer.body);
  playerName.choose(answer.body.name);
  // Seats of another name, or of deleted tables, are refused and stay unchanged.
  for (const seat of seatKeys().slice(0, mostBrought)) await bringSeat(answer.body.key, seat);
  await bringBlocks();
  return undefined;
}

/** Opens the name of the key in this browser, with its seats. */
export async function takeName(key: string): Promise<Answer<OwnSeats>> {
  const answer = await openName(key);
  if (!answer.ok) return answer;
  ownName.keep({ name: answer.body.name, key });
  playerName.choose(answer.body.name);
  // An existing seat of this browser stays.
  for (const seat of answer.body.seats) if (seatKeyOf(seat.table) === undefined) keepSeatKey(seat);
  await bringBlocks();
  return answer;
}

/** The name stays registered, but this device forgets it and its blocks. */
export function putAway(): void {
  ownName.forget();
  blocked.keep([]);
}

/** Releases the name. A name that the server no longer knows is deleted here too. */
export async function giveUp(): Promise<LobbyError | undefined> {
  const key = ownName.held?.key;
  const answer = key === undefined ? undefined : await giveUpName(key);
  if (answer?.ok === false && answer.error.error !== 'no_such_name') return answer.error;
  ownName.forget();
  return undefined;
}
