import { ruleFields } from '../../model/editions/rule-fields';
import type { Model } from '../../model/model';
import { locale, type Messages } from '../i18n/locale.svelte';
import { nameAt } from './names';
import type { LobbyError, Refused } from '../../wire/protocol';

/** An error of the lobby in words; one that has none yet is shown as the server put it. */
export const errorInWords = (error: LobbyError, t: Messages): string =>
  [whatIsWrong(error, t), ...keepersWord(error, t)].join(' ');

/** The same without why and until when. */
export function whatIsWrong({ error, message, field }: LobbyError, t: Messages): string {
  const { other, endsAt, hasNoEnd, theySay, ...known } = t.errors;
  const words: Readonly<Record<string, string>> = known;
  const isBadName = error === 'bad_field' && (field === 'player' || field === 'name');
  return words[isBadName ? 'bad_name' : error] ?? other(message);
}

/** What whoever keeps the server says to those whom they let in no more: until when, and why. */
export function keepersWord({ error, until, reason }: LobbyError, { errors }: Messages): readonly string[] {
  const isBan = error === 'banned' || error === 'name_banned';
  const end = until === undefined ? errors.hasNoEnd : errors.endsAt(dayAndHour(until));
  return [...(isBan ? [end] : []), ...(reason === undefined ? [] : [errors.theySay(reason)])];
}

const dayAndHour = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' });

/** Whether a house rule is to blame, whose field in the form then says so. */
export const isOfRules = ({ field }: LobbyError): boolean =>
  ruleFields.some(({ name }) => field === `rules.${name}`);

/** Why the server refused, and the rule that says so, where it is one. */
export function refusalInWords(
  { refusal, message, clause, standing }: Refused,
  model: Model,
  { refusal: words }: Messages,
): Pick<Refused, 'clause'> & { text: string } {
  // In a pause the table takes no move whatever; no rule of the game forbids it.
  if (refusal === 'not_now' && model.table.paused) return { text: words.paused, clause: null };
  const named: Readonly<Record<string, string>> = words.names;
  const text =
    standing === undefined
      ? (named[refusal] ?? words.other(message))
      : words.overtaken(nameAt(model, standing.seat), standing.amount);
  return { text, clause };
}
