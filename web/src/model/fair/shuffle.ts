import { load } from '../../browser/load';
import { randomHex } from '../../browser/random';
import type { BoundChance, Seat } from '../../wire/protocol';

/** How the seed of a game was made, as its record states (docs/FAIRNESS.md). */
export interface ShuffleProof {
  readonly commitment: string;
  readonly secret: string;
  readonly added: readonly { readonly seat: Seat; readonly random: string }[];
  /** Earlier deals that were abandoned, each with the seat that left. */
  readonly broken_off?: readonly { readonly commitment: string; readonly seat: Seat }[];
  /** Parts that were not revealed within 10 seconds: the deal was made without them. */
  readonly withheld?: readonly { readonly seat: Seat; readonly hash: string }[];
}

/** This browser's part of a game's randomness, and all commitments at the time it revealed its part. */
export interface OwnPart {
  readonly random: string;
  readonly bound: readonly Pick<BoundChance, 'seat' | 'hash'>[];
}

/** The result of checking a proof; `mine` and `others` are undefined if this browser contributed nothing. */
export interface Findings {
  readonly bound: boolean;
  readonly mine: boolean | undefined;
  /**
   * Whether the parts of the others match what they had committed to before this browser revealed its own.
   */
  readonly others: boolean | undefined;
  readonly seed: boolean;
  readonly brokenOff: number;
  /** The number of parts that are not in the seed, because they were not revealed in time. */
  readonly withheld: number;
}

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns 256 random bits, as 64 hexadecimal digits. */
export const freshRandom = (): string => randomHex(32);

/** Browsers provide it only to pages that were loaded over a secure connection. */
export async function sha256(text: string): Promise<string> {
  const { sha256: hash } = await load(() => import('@noble/hashes/sha2.js'));
  return hexadecimal(hash(new TextEncoder().encode(text)));
}

/** Returns the text whose SHA-256 is the seed. */
export const seedText = (proof: ShuffleProof): string =>
  [proof.secret, ...proof.added.map(({ seat, random }) => `${seat}:${random}`)].join('/');

/** `mine` is this browser's part for the commitment of this game, if it contributed. */
export async function check(proof: ShuffleProof, seed: string, mine: OwnPart | undefined): Promise<Findings> {
  return {
    bound: (await sha256(proof.secret)) === proof.commitment,
    mine: mine && proof.added.some(({ random }) => random === mine.random),
    others: mine && (await areAsBound(proof, mine.bound)),
    seed: (await sha256(seedText(proof))) === seed,
    brokenOff: proof.broken_off?.length ?? 0,
    withheld: proof.withheld?.length ?? 0,
  };
}

async function areAsBound({ added, withheld = [] }: ShuffleProof, bound: OwnPart['bound']): Promise<boolean> {
  const revealed = added.map(async ({ seat, random }) => ({ seat, hash: await sha256(random) }));
  const parts = [...(await Promise.all(revealed)), ...withheld];
  const seats = new Set(parts.map(({ seat }) => seat));
  const held = parts.every(({ seat, hash }) => bound.some((one) => one.seat === seat && one.hash === hash));
  return held && seats.size === parts.length && parts.length === bound.length;
}

/** Returns the proof and the seed of a record; undefined if it has none. */
export function proofIn(record: string): { proof: ShuffleProof; seed: string } | undefined {
  const { proof, seed } = JSON.parse(record) as { proof?: ShuffleProof; seed?: string };
  return proof === undefined || seed === undefined ? undefined : { proof, seed };
}
