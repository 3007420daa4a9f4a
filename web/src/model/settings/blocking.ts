import { changeBlocks, fetchBlocks, fetchSitting } from '../../wire/blocks';
import { isSameName, ownName } from '../../wire/own-name.svelte';
import type { LobbyError, OwnBlocks } from '../../wire/protocol';
import type { Answer } from '../../wire/ask';
import { blocked, type BlockedGuest } from './blocked.svelte';

/** The same as on the server (live::kMostBlocked). */
export const mostBlocked = 150;

const tooMany: LobbyError = { error: 'too_many_blocked', message: 'You block as many as you may.' };

function apply(answer: Answer<OwnBlocks>): LobbyError | undefined {
  if (!answer.ok) return answer.error;
  blocked.keep(answer.body.names);
  return undefined;
}

/** Blocks permanently: with the registered name on every device, else on this one. */
export async function block(player: string): Promise<LobbyError | undefined> {
  const key = ownName.held?.key;
  if (key !== undefined) return apply(await changeBlocks(key, { block: [player] }));
  if (blocked.names.length >= mostBlocked) return tooMany;
  const others = blocked.names.filter((name) => !isSameName(name, player));
  blocked.keep([player, ...others]);
  return undefined;
}

export async function unblock(player: string): Promise<LobbyError | undefined> {
  const key = ownName.held?.key;
  if (key !== undefined) return apply(await changeBlocks(key, { unblock: [player] }));
  blocked.keep(blocked.names.filter((name) => !isSameName(name, player)));
  return undefined;
}

/** Blocks the player on that seat: permanently by a registered name, a guest only at this table. */
export async function blockAt(table: string, seat: number): Promise<LobbyError | undefined> {
  const sitting = await fetchSitting(table, seat);
  if (!sitting.ok) return sitting.error;
  const { player, kept } = sitting.body;
  if (kept) return block(player);
  blocked.keepGuests([{ table, name: player }, ...blocked.guests]);
  return undefined;
}

const isSame = (one: BlockedGuest, other: BlockedGuest) =>
  one.table === other.table && isSameName(one.name, other.name);

export function unblockGuest(guest: BlockedGuest): void {
  blocked.keepGuests(blocked.guests.filter((other) => !isSame(other, guest)));
}

/** Fetches the changes by other devices of the same name. */
export async function refreshBlocks(): Promise<void> {
  const key = ownName.held?.key;
  if (key !== undefined) apply(await fetchBlocks(key));
}

/**
 * Adds this device's blocks to the name that was just registered or opened on it, as far as there is room.
 */
export async function bringBlocks(): Promise<void> {
  const key = ownName.held?.key;
  if (key === undefined) return;
  const own = blocked.names;
  const answer = await fetchBlocks(key);
  if (!answer.ok) return;
  const room = own.slice(0, mostBlocked - answer.body.names.length);
  apply(room.length === 0 ? answer : await changeBlocks(key, { block: [...room].reverse() }));
}
