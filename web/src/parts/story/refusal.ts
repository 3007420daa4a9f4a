import type { Model } from '../../model/model';
import type { Refused } from '../../wire/protocol';
import type { Messages } from '../i18n/locale.svelte';
import { nameAt } from './names';

/** Returns why the server refused, and the clause, if a rule is the reason. */
export function refusalInWords(
  { refusal, message, clause, standing }: Refused,
  model: Model,
  { refusal: words }: Messages,
): Pick<Refused, 'clause'> & { text: string } {
  // In a pause the table accepts no move; no rule of the game forbids it.
  if (refusal === 'not_now' && model.table.paused) return { text: words.paused, clause: null };
  const named: Readonly<Record<string, string>> = words.names;
  const text =
    standing === undefined
      ? (named[refusal] ?? words.other(message))
      : words.overtaken(nameAt(model, standing.seat), standing.amount);
  return { text, clause };
}
