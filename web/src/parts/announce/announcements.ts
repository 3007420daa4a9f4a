import { tellLatest } from '../story/tell';
import type { Messages } from '../i18n/locale.svelte';
import type { Model } from '../../model/model';
import type { Announcer } from './announcer.svelte';
import { newDuty } from '../../model/duty';
import { dutyInWords } from '../story/duty';

// The next event and the table on the screen show whose turn it is anyway.
const quiet = new Set(['turn', 'knocked', 'countered', 'lag']);

// A screen reader should read only the last of these.
const inBursts = new Set(['raised', 'counted_down']);

/** Announces the latest step to screen readers. `before` is the model before it. */
export function announce(before: Model, model: Model, t: Messages, announcer: Announcer): void {
  for (const { event, text } of tellLatest(model, t)) {
    if (event.name === 'raised' && wasLeading(before) && event.seat !== model.you.seat) {
      announcer.now(t.story.overbid(event.amount));
      continue;
    }
    if (text !== undefined && !quiet.has(event.name)) announcer.tell(text, inBursts.has(event.name));
  }
  const duty = newDuty(before, model);
  if (duty !== undefined) announcer.now(dutyInWords(duty, model, t).sentence);
}

function wasLeading({ view }: Model): boolean {
  if (view?.phase.name !== 'bidding' || view.seat === null) return false;
  return view.phase.standing?.seat === view.seat;
}
