import type { BoundChance, Seat } from '../../wire/protocol';

/** How the seed of a game came about, as its record tells (docs/FAIRNESS.md). */
export interface ShuffleProof {
  readonly commitment: string;
  readonly secret: string;
  readonly added: readonly { readonly seat: Seat; readonly random: string }[];
  /** Deals before this one that came to nothing, each by the seat that left. */
  readonly broken_off?: readonly { readonly commitment: string; readonly seat: Seat }[];
}

/** What this browser adds to the chance of a game, and what all had bound themselves to when it opened its part. */
export interface OwnPart {
  readonly random: string;
  readonly bound: readonly Pick<BoundChance, 'seat' | 'hash'>[];
}

/** What is found of a proof; `mine` and `others` are undefined where this browser added nothing. */
export interface Findings {
  readonly bound: boolean;
  readonly mine: boolean | undefined;
  /** Whether the parts of the others are what they had bound themselves to before this browser opened its own. */
  readonly others: boolean | undefined;
  readonly seed: boolean;
  readonly brokenOff: number;
}

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Chance of 256 bits, as 64 hexadecimal digits. */
export const freshRandom = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(32)));

/** Browsers have it themselves only for pages that came over a safe connection. */
export async function sha256(text: string): Promise<string> {
  const { sha256: hash } = await import('@noble/hashes/sha2.js');
  return hexadecimal(hash(new TextEncoder().encode(text)));
}

/** The text whose SHA-256 is the seed. */
export const seedText = (proof: ShuffleProof): string =>
  [proof.secret, ...proof.added.map(({ seat, random }) => `${seat}:${random}`)].join('/');

/** `mine` is what this browser added to the commitment of this game, if it did. */
export async function check(proof: ShuffleProof, seed: string, mine: OwnPart | undefined): Promise<Findings> {
  return {
    bound: (await sha256(proof.secret)) === proof.commitment,
    mine: mine && proof.added.some(({ random }) => random === mine.random),
    others: mine && (await areAsBound(proof, mine.bound)),
    seed: (await sha256(seedText(proof))) === seed,
    brokenOff: proof.broken_off?.length ?? 0,
  };
}

async function areAsBound({ added }: ShuffleProof, bound: OwnPart['bound']): Promise<boolean> {
  const hashes = await Promise.all(added.map(({ random }) => sha256(random)));
  const held = added.every(({ seat }, i) => bound.some((one) => one.seat === seat && one.hash === hashes[i]));
  return held && added.length === bound.length;
}

/** The proof and the seed of a record; undefined where it has none. */
export function proofIn(record: string): { proof: ShuffleProof; seed: string } | undefined {
  const { proof, seed } = JSON.parse(record) as { proof?: ShuffleProof; seed?: string };
  return proof === undefined || seed === undefined ? undefined : { proof, seed };
}
