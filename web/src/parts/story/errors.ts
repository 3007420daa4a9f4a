import { ruleFields } from '../../model/editions/rule-fields';
import { locale, type Messages } from '../i18n/locale.svelte';
import type { LobbyError } from '../../wire/protocol';

/** Returns the text of a lobby error; one without a translation is shown as the server sent it. */
export const errorInWords = (error: LobbyError, t: Messages): string =>
  [whatIsWrong(error, t), ...operatorsReason(error, t)].join(' ');

/** The same without the reason and the end of a ban. */
export function whatIsWrong({ error, message, field }: LobbyError, t: Messages): string {
  const { other, endsAt, hasNoEnd, theySay, ...known } = t.errors;
  const words: Readonly<Record<string, string>> = known;
  const isBadName = error === 'bad_field' && (field === 'player' || field === 'name');
  return words[isBadName ? 'bad_name' : error] ?? other(message);
}

/** Returns the operator's message to banned users: until when, and why. */
export function operatorsReason(
  { error, until, reason }: LobbyError,
  { errors }: Messages,
): readonly string[] {
  const isBan = error === 'banned' || error === 'name_banned';
  const end = until === undefined ? errors.hasNoEnd : errors.endsAt(dayAndHour(until));
  return [...(isBan ? [end] : []), ...(reason === undefined ? [] : [errors.theySay(reason)])];
}

const dayAndHour = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' });

/** Whether the error is about a house rule, so that its field in the form shows it. */
export const isOfRules = ({ field }: LobbyError): boolean =>
  ruleFields.some(({ name }) => field === `rules.${name}`);
