import { go, speedAsked } from '../../model/route.svelte';
import { blocked } from '../../model/kept/blocked.svelte';
import { playerName } from '../../model/kept/player.svelte';
import { strangersGame } from '../../model/kept/strangers-game.svelte';
import { languageCode, t } from '../../parts/words/language.svelte';
import { ownName } from '../../wire/own-name.svelte';
import { askForSeat } from '../../wire/lobby';
import type { LobbyError } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';

/** Who has no name yet gets one that hardly anybody else has: nobody is put together with their own name. */
function guest(): string {
  const name = `${t().lobby.guest} ${String(10 + Math.floor(Math.random() * 990))}`;
  playerName.choose(name);
  return name;
}

/** Takes a seat among strangers and goes there; gives the error if there is none. */
export async function playNow(): Promise<LobbyError | undefined> {
  const { edition, seats, bots } = strangersGame.chosen;
  const speed = speedAsked() ?? strangersGame.chosen.speed;
  const player = playerName.value.trim() === '' ? guest() : playerName.kept();
  const answer = await askForSeat({
    player,
    bots,
    language: languageCode(),
    ...(edition !== undefined && { edition }),
    ...(seats !== undefined && { seats }),
    ...(speed !== undefined && { speed }),
    // The server knows whom a name blocks that is kept there.
    ...(!ownName.is(player) && blocked.names.length > 0 && { blocked: [...blocked.names] }),
    ...(blocked.guests.length > 0 && { not_at: [...new Set(blocked.guests.map(({ table }) => table))] }),
  });
  if (!answer.ok) return answer.error;
  keepSeatKey(answer.body);
  go(`/t/${answer.body.table}`);
  return undefined;
}
