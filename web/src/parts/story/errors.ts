import { ruleFields } from '../../model/editions/rule-fields';
import type { Messages } from '../words/language.svelte';
import type { LobbyError } from '../../wire/protocol';

/** An error of the lobby in words; one that has none yet is shown as the server put it. */
export function errorInWords({ error, message }: LobbyError, t: Messages): string {
  const { other, ...known } = t.errors;
  const words: Readonly<Record<string, string>> = known;
  return words[error] ?? other(message);
}

/** Whether a house rule is to blame, whose field in the form then says so. */
export const isOfRules = ({ field }: LobbyError): boolean =>
  ruleFields.some(({ name }) => field === `rules.${name}`);
