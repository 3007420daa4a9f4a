import { listOf, matching, number, objectOf, parsed } from '../../browser/shapes';
import { deviceStore } from '../../browser/storage';
import type { Model } from '../model';
import { freshRandom, sha256, type OwnPart } from './shuffle';

/** A browser's message about the randomness of the next game. */
export type ChanceMessage =
  | { readonly type: 'bind_chance'; readonly hash: string }
  | { readonly type: 'open_chance'; readonly random: string };

const start = 'kuhhandel.chance.';
const name = (commitment: string) => start + commitment;
/** Parts of earlier games are needed until their proofs have been checked. */
const mostParts = 50;

const digits = matching(/^[0-9a-f]+$/);
const shape = objectOf<OwnPart>(
  {
    random: digits,
    bound: listOf(objectOf<OwnPart['bound'][number]>({ seat: number, hash: digits }, ['seat', 'hash'])),
  },
  ['random', 'bound'],
);

/** Returns the part that answers this commitment; undefined if this browser has none. */
export const partOf = (commitment: string): OwnPart | undefined =>
  parsed(deviceStore.get(name(commitment)), shape);

/**
 * Stored by the commitment that it answers, so that the proof can be checked against it after the game, and so
 * that a player who closes the tab and comes back can still reveal it.
 */
function keep(commitment: string, part: OwnPart): void {
  const earlier = deviceStore.keys(start).filter((key) => key !== name(commitment));
  for (const key of earlier.slice(0, Math.max(0, earlier.length - mostParts))) deviceStore.remove(key);
  deviceStore.set(name(commitment), JSON.stringify(part));
}

/** Commitments that this page has answered. Two tabs of one seat would otherwise replace each other's part forever. */
const bound = new Set<string>();

/** Returns whether the table has a part for this seat that this browser does not have, such as that of a closed tab. */
async function isLost(commitment: string, hash: string, part: OwnPart | undefined): Promise<boolean> {
  return !bound.has(commitment) && (part === undefined || (await sha256(part.random)) !== hash);
}

/**
 * Returns this browser's next message about the randomness of the next game; undefined if there is none. It
 * commits to its part while the table waits, and reveals it once the game was started and all see all
 * commitments. A browser that has lost its part commits to a new one before the start.
 */
export async function nextChanceMessage({ table, you }: Model): Promise<ChanceMessage | undefined> {
  const { shuffle } = table;
  if (shuffle === null || you.seat === null) return undefined;
  const part = partOf(shuffle.commitment);
  const mine = shuffle.bound.find(({ seat }) => seat === you.seat);
  const binds = mine === undefined || (await isLost(shuffle.commitment, mine.hash, part));
  if (!shuffle.opening && binds) return bind(shuffle.commitment, part);
  if (!shuffle.opening || part === undefined || mine?.open !== false) return undefined;
  if ((await sha256(part.random)) !== mine.hash) return undefined;
  // The proof is checked against the commitments of the others, which no longer change.
  if (part.bound.length === 0) keep(shuffle.commitment, { ...part, bound: shuffle.bound });
  return { type: 'open_chance', random: part.random };
}

async function bind(commitment: string, kept: OwnPart | undefined): Promise<ChanceMessage> {
  const part = kept ?? { random: freshRandom(), bound: [] };
  keep(commitment, part);
  bound.add(commitment);
  return { type: 'bind_chance', hash: await sha256(part.random) };
}
