import type { TableSession } from './session.svelte';
import type { PhaseOf } from '../../wire/protocol';

/**
 * Returns the count on this screen, which follows the schedule of the countdown and waits for no step of the
 * server (C7.1).
 */
export function countShown(session: TableSession, phase: PhaseOf<'countdown'>): number {
  const count = session.clockFace.countOf(session.model?.clock?.clock ?? null);
  return count === undefined || count === 0 ? phase.count : count;
}
