import { go, speedAsked } from '../../model/route.svelte';
import { blocked } from '../../model/settings/blocked.svelte';
import { asPlayer, playerName } from '../../model/settings/player.svelte';
import { strangersGame } from '../../model/settings/strangers-game.svelte';
import { languageCode, t } from '../../parts/i18n/locale.svelte';
import { ownName } from '../../wire/own-name.svelte';
import { askForBetterSeat, askForSeat } from '../../wire/lobby';
import type { LobbyError, PlayRequest } from '../../wire/protocol';
import { forgetSeatKey, keepSeatKey } from '../../wire/seat-keys';
import { singleFlight } from '../../wire/single-flight';

/** Returns a rare name for a user without a name: the server never matches two players with the same name. */
function guest(): string {
  const name = `${t().lobby.guest} ${String(10 + Math.floor(Math.random() * 990))}`;
  playerName.choose(name);
  return name;
}

/** Returns this device's request under that name. */
function requestOf(player: string): PlayRequest {
  const { edition, seats, bots } = strangersGame.chosen;
  const speed = speedAsked() ?? strangersGame.chosen.speed;
  return {
    ...asPlayer(player),
    bots,
    language: languageCode(),
    ...(edition !== undefined && { edition }),
    ...(seats !== undefined && { seats }),
    ...(speed !== undefined && { speed }),
    // The server knows the blocks of a name that is registered there.
    ...(!ownName.is(player) && blocked.names.length > 0 && { blocked: [...blocked.names] }),
    ...(blocked.guests.length > 0 && { not_at: [...new Set(blocked.guests.map(({ table }) => table))] }),
  };
}

/** Takes a seat among strangers and goes there; returns the error if there is none. */
export const playNow = singleFlight(async (): Promise<LobbyError | undefined> => {
  const answer = await askForSeat(requestOf(playerName.value.trim() === '' ? guest() : playerName.save()));
  if (!answer.ok) return answer.error;
  keepSeatKey(answer.body);
  go(`/t/${answer.body.table}`);
  return undefined;
});

/**
 * Moves from a waiting table to one with more people who want the same game; returns whether there is one.
 */
export async function goWhereSomebodyIs(from: string, player: string): Promise<boolean> {
  const answer = await askForBetterSeat(requestOf(player), from);
  if (!answer.ok || !('token' in answer.body)) return false;
  keepSeatKey(answer.body);
  forgetSeatKey(from);
  go(`/t/${answer.body.table}`);
  return true;
}
