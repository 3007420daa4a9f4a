import { latestSentences } from '../story/sentences';
import type { Messages } from '../i18n/locale.svelte';
import type { Model } from '../../model/model';
import type { Announcer } from './announcer.svelte';
import { newDuty } from '../../model/duty';
import { dutyInWords } from '../story/duty';
import type { GameEvent } from '../../wire/protocol';
import { purseCover } from '../purse/cover.svelte';

// The next event and the table on the screen show whose turn it is anyway.
const quiet = new Set(['turn', 'knocked', 'countered', 'lag']);

// A screen reader should read only the last of these.
const inBursts = new Set(['raised', 'counted_down']);

/** Returns an event without money that only this viewer may know; an open payment is for all. */
const withoutMoney = (event: GameEvent): GameEvent =>
  event.name === 'paid'
    ? event
    : (JSON.parse(
        JSON.stringify(event, (key, value: unknown) => (key === 'money' ? undefined : value)),
      ) as GameEvent);

const publicly = (model: Model): Model => {
  const { log, latest } = model;
  const announced = latest.map(withoutMoney);
  return {
    ...model,
    latest: announced,
    log: [...log.slice(0, Math.max(0, log.length - announced.length)), ...announced],
  };
};

/**
 * Announces the latest step to screen readers. `before` is the model before it. While the purse is covered, no
 * values of own notes are read out.
 */
export function announce(before: Model, model: Model, t: Messages, announcer: Announcer): void {
  for (const { event, text } of latestSentences(purseCover.on ? publicly(model) : model, t)) {
    if (event.name === 'raised' && wasLeading(before) && event.seat !== model.you.seat) {
      announcer.now(t.story.overbid(event.amount));
      continue;
    }
    if (text !== undefined && !quiet.has(event.name)) announcer.announce(text, inBursts.has(event.name));
  }
  const duty = newDuty(before, model);
  if (duty === undefined) return;
  const { title, sentence } = dutyInWords(duty, model, t);
  announcer.now(duty.kind === 'pay' && purseCover.on ? title : sentence);
}

function wasLeading({ view }: Model): boolean {
  if (view?.phase.name !== 'bidding' || view.seat === null) return false;
  return view.phase.standing?.seat === view.seat;
}
