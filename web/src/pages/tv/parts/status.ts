import type { GameModel } from '../../../model/model';
import type { Messages } from '../../../parts/i18n/locale.svelte';
import type { ScreenMessages } from '../../../parts/i18n/messages.gen';
import { statusOf, type SeatStatus } from '../../../parts/story/status';
import type { Seat } from '../../../wire/protocol';

/** The status of a seat in words that fit a tile of the big screen: at most twelve letters. */
export function shortStatusOf(model: GameModel, seat: Seat, t: Messages, words: ScreenMessages): SeatStatus {
  const { botPlays, laid, ...short } = words.status;
  const play = { ...t.play, status: { ...t.play.status, ...short } };
  const conduct = { ...t.conduct, standsIn: () => botPlays };
  const rat = { ...t.rat, chooses: short.chooses, laid };
  return statusOf(model, seat, { ...t, play, conduct, rat });
}
