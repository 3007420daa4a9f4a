import { randomId } from '../../browser/random';
import { botGame } from '../../model/settings/bot-game.svelte';
import { go, speedAsked } from '../../model/route.svelte';
import { requestOnce } from '../../wire/device/one-request';
import type { Origin } from '../../wire/device/requests';
import type { LobbyError } from '../../wire/protocol';
import { singleFlight } from '../../wire/single-flight';

/** Opens a new game from a position of another one, against the chosen bots; `name` is its table's. */
export const playOn = singleFlight(async (from: Origin, name: string): Promise<LobbyError | undefined> => {
  const id = randomId();
  const { bots, speed } = botGame;
  const wanted = { name, speed: speedAsked() ?? speed, bots };
  const answer = await requestOnce<object>({ do: 'play_on', id, from, wanted });
  if (!answer.ok) return answer.error;
  go(`/local/${id}`);
  return undefined;
});
