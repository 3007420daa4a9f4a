import type { ScreenMessages } from '../../../parts/i18n/messages.gen';
import type { View } from '../../../wire/protocol';

/** Returns the decision of the player in turn between two events, in a line for all. */
export function questionOf({ phase }: View, { ask }: ScreenMessages): string {
  if (phase.name === 'quartet_exclusion') return ask.exclude;
  if (phase.name === 'division') return ask.looks;
  if (phase.name !== 'turn_choice') return '';
  const turnsUp = phase.may.includes('auction') || phase.may.includes('divide');
  if (phase.may.includes('stop')) return ask.more;
  if (!turnsUp) return ask.trade;
  return phase.may.includes('challenge') ? ask.both : ask.auction;
}
