import { botGame } from '../../model/kept/bot-game.svelte';
import { go, speedAsked } from '../../model/route.svelte';
import { once } from '../../wire/device/once';
import type { Origin } from '../../wire/device/requests';
import type { LobbyError } from '../../wire/protocol';

/** A game of its own that begins where another stood, against the bots that were chosen; `name` is its table's. */
export async function playOn(from: Origin, name: string): Promise<LobbyError | undefined> {
  const id = crypto.randomUUID();
  const { bots, speed } = botGame;
  const wanted = { name, speed: speedAsked() ?? speed, bots };
  const answer = await once<object>({ do: 'play_on', id, from, wanted });
  if (!answer.ok) return answer.error;
  go(`/local/${id}`);
  return undefined;
}
