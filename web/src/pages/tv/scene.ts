import type { Model } from '../../model/model';
import type { TableSession } from '../../model/session/session.svelte';
import { waitedFor, type WaitedFor } from '../../model/waited-for';
import type { PhaseOf } from '../../wire/protocol';

/** The scene of the big screen at the moment. */
export type BigScene =
  | { readonly is: 'join' }
  | { readonly is: 'pause'; readonly missing: WaitedFor | undefined; readonly lost: boolean }
  | { readonly is: 'result'; readonly phase: PhaseOf<'finished'> }
  | { readonly is: 'game' };

/** Seconds without the server after which the screen says so. */
const longestSilence = 3;

export function sceneOf(model: Model, { connection, director }: TableSession): BigScene {
  const { table, view } = model;
  if ((connection.interruption.seconds ?? 0) >= longestSilence)
    return { is: 'pause', missing: undefined, lost: true };
  if (table.state === 'waiting' || view === null) return { is: 'join' };
  if (!director.shows) {
    if (view.phase.name === 'finished') return { is: 'result', phase: view.phase };
    const missing = waitedFor(model);
    if (missing !== undefined || table.paused) return { is: 'pause', missing, lost: false };
  }
  return { is: 'game' };
}
