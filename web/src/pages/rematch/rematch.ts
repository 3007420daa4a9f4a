import type { Model } from '../../model/model';
import { isolated } from '../../parts/i18n/isolated';
import type { Seat } from '../../wire/protocol';
import { isAlone, notReady } from '../waiting/ready';

/** The people at a finished table, and which of them want another game. */
export interface Rematch {
  /** The first other person who wants another game. */
  readonly first: Seat | undefined;
  readonly ready: number;
  readonly people: number;
  /** Whether the viewer wants another game. */
  readonly mine: boolean;
  /** The names of the others for whom the game waits. */
  readonly missing: readonly string[];
}

/** Returns undefined if the viewer decides alone, or if no game has ended. */
export function rematchOf(model: Model): Rematch | undefined {
  const { table, you } = model;
  if (table.state !== 'finished' || isAlone(model)) return undefined;
  const people = table.seats.flatMap((info, seat) => (info.kind === 'person' ? [{ info, seat }] : []));
  const missing = notReady(people.map(({ info }) => info));
  const ready = people.filter(({ info }) => !missing.includes(info));
  return {
    first: ready.find(({ seat }) => seat !== you.seat)?.seat,
    ready: ready.length,
    people: people.length,
    mine: ready.some(({ seat }) => seat === you.seat),
    missing: people
      .filter(({ info, seat }) => seat !== you.seat && missing.includes(info))
      .map(({ info }) => isolated(info.name)),
  };
}
