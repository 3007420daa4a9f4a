import { go } from '../../model/route.svelte';
import { recordInHand } from '../../model/settings/record-in-hand';
import type { TableSession } from '../../model/session/session.svelte';
import type { TableInfo } from '../../wire/protocol';

/** The step at which a replay opens, or the seat whose losses the coach explains. */
export type ReplayStart = { readonly step?: number; readonly lost?: number };

/** Returns the address of the finished game's replay; a device table has none of its own. */
export function replayAddress({ access }: TableSession, { id, game }: TableInfo, start: ReplayStart): string {
  if (access.record !== undefined) return '/replay';
  const fragment = start.lost === undefined ? start.step : `lost-${start.lost}`;
  return `/t/${id}/games/${game}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Opens the replay of the finished game. The device passes its record to the page. */
export async function openReplay(
  session: TableSession,
  info: TableInfo,
  start: ReplayStart = {},
): Promise<void> {
  const { record } = session.access;
  if (record !== undefined) recordInHand.give({ name: info.name, text: await record(), ...start });
  go(replayAddress(session, info, start));
}
