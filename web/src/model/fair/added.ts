import type { Model } from '../model';
import { freshRandom } from './shuffle';

const name = (commitment: string) => `kuhhandel.chance.${commitment}`;

/** What this browser added when it knew this commitment; undefined where it added nothing. */
export const addedTo = (commitment: string): string | undefined =>
  sessionStorage.getItem(name(commitment)) ?? undefined;

/**
 * What this browser has still to add to the chance of the next game; undefined where nothing is to be done. It is kept
 * beside the commitment that it answers, so that the proof can be held against it when the game is over.
 */
export function toAdd(model: Model): string | undefined {
  const { shuffle, state } = model.table;
  const seat = model.you.seat;
  if (shuffle === null || state === 'running' || seat === null) return undefined;
  if (shuffle.added.some((one) => one.seat === seat)) return undefined;
  const random = addedTo(shuffle.commitment) ?? freshRandom();
  sessionStorage.setItem(name(shuffle.commitment), random);
  return random;
}
