import { go, speedAsked } from '../../model/route.svelte';
import { playerName } from '../../model/kept/player.svelte';
import { strangersGame } from '../../model/kept/strangers-game.svelte';
import { languageCode, t } from '../../parts/words/language.svelte';
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
  const answer = await askForSeat({
    player: playerName.value.trim() === '' ? guest() : playerName.kept(),
    bots,
    language: languageCode(),
    ...(edition !== undefined && { edition }),
    ...(seats !== undefined && { seats }),
    ...(speed !== undefined && { speed }),
  });
  if (!answer.ok) return answer.error;
  keepSeatKey(answer.body);
  go(`/t/${answer.body.table}`);
  return undefined;
}
