import type { Messages } from '../i18n/locale.svelte';
import type { GameModel } from '../../model/model';
import { logSentences } from './sentences';
import type { GameEvent } from '../../wire/protocol';

/** The animals and money that changed hands in a move, and the price if there was one. */
export interface Move {
  readonly text: string;
  readonly price: number | undefined;
}

const reported = new Set<GameEvent['name']>([
  'took',
  'took_pedigree',
  'payday',
  'quartet',
  'tied',
  'showed_hand',
  'showed_too_few',
  'rat_money',
  'divided',
]);

/** Returns the moves of the log from its event `since` on. */
export function movesSince(model: GameModel, since: number, t: Messages): Move[] {
  const moves: Move[] = [];
  let price: number | undefined;
  for (const { event, text } of logSentences(model, t).slice(since)) {
    if (event.name === 'sold' || event.name === 'bought') price = event.amount;
    if (!reported.has(event.name) || text === undefined) continue;
    moves.push({ text, price: event.name === 'took' ? price : undefined });
    if (event.name === 'took') price = undefined;
  }
  return moves;
}
