import type { Model } from '../model';
import { freshRandom, sha256, type OwnPart } from './shuffle';

/** What a browser says about the chance of the next game. */
export type ChanceSaid =
  | { readonly type: 'bind_chance'; readonly hash: string }
  | { readonly type: 'open_chance'; readonly random: string };

const name = (commitment: string) => `kuhhandel.chance.${commitment}`;

/** The part that answers this commitment; undefined where this browser has none. */
export function partOf(commitment: string): OwnPart | undefined {
  const kept = sessionStorage.getItem(name(commitment));
  return kept === null ? undefined : (JSON.parse(kept) as OwnPart);
}

/** It is kept beside the commitment that it answers, so that the proof can be held against it when the game is over. */
const keep = (commitment: string, part: OwnPart) =>
  sessionStorage.setItem(name(commitment), JSON.stringify(part));

/**
 * What this browser has to say about the chance of the next game; undefined where nothing is to be said. It binds itself
 * while the table waits, and opens its part once the game was started and all see what each is bound to.
 */
export async function toSay({ table, you }: Model): Promise<ChanceSaid | undefined> {
  const { shuffle } = table;
  if (shuffle === null || you.seat === null) return undefined;
  const part = partOf(shuffle.commitment);
  const mine = shuffle.bound.find(({ seat }) => seat === you.seat);
  if (!shuffle.opening && mine === undefined) return bind(shuffle.commitment, part);
  if (!shuffle.opening || part === undefined || mine?.open !== false) return undefined;
  if ((await sha256(part.random)) !== mine.hash) return undefined;
  // What the others are bound to is held against the proof; it does not change any more.
  if (part.bound.length === 0) keep(shuffle.commitment, { ...part, bound: shuffle.bound });
  return { type: 'open_chance', random: part.random };
}

async function bind(commitment: string, kept: OwnPart | undefined): Promise<ChanceSaid> {
  const part = kept ?? { random: freshRandom(), bound: [] };
  keep(commitment, part);
  return { type: 'bind_chance', hash: await sha256(part.random) };
}
