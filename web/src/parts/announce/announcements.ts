import { tellLatest } from '../story/tell';
import type { Messages } from '../i18n/locale.svelte';
import type { Model } from '../../model/model';
import type { Announcer } from './announcer.svelte';
import { newDuty } from '../../model/duty';
import { dutyInWords } from '../story/duty';

// Whose turn it is says the next event anyway, and so does the table on the screen.
const quiet = new Set(['turn', 'knocked', 'countered', 'lag']);

// Of these a listener wants only the last.
const inBursts = new Set(['raised', 'counted_down']);

/** Says the latest step to those who listen. `before` is the model before it. */
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
