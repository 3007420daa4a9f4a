import { labelAt, whoAt } from '../../../parts/story/names';
import type { EndingMessages } from '../../../parts/i18n/messages.gen';
import type { Messages } from '../../../parts/i18n/locale.svelte';
import type { Model } from '../../../model/model';
import type { PhaseOf } from '../../../wire/protocol';
import { comfortFor, lastOf } from '../comfort';
import { headline } from '../ranking';
import type { Lap } from './beats';

/** Returns the text of the board once these players of all have their place. */
export function captionAt(
  placed: readonly Lap[],
  laps: readonly Lap[],
  model: Model,
  phase: PhaseOf<'finished'>,
  words: EndingMessages,
  t: Messages,
): { title: string; line: string } {
  const lap = placed.at(-1);
  if (lap === undefined) return { title: words.opens, line: words.fromTheLast };
  const toCome = laps.slice(placed.length);
  const [next] = toCome;
  if (next === undefined) return headline(model, phase, t);
  const { seat, rank } = lap;
  const title = words.counted(rank, labelAt(model, seat, t), phase.scores[seat] ?? 0);
  if (toCome.length === 1) return { title, line: words.leaves(whoAt(model, next.seat)) };
  const isLast = lastOf(phase.scores).includes(seat);
  return { title, line: isLast ? comfortFor(seat, model, phase, words, t) : words.toCome(toCome.length) };
}
