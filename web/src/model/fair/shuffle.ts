import type { Seat } from '../../wire/protocol';

/** How the seed of a game came about, as its record tells (docs/FAIRNESS.md). */
export interface ShuffleProof {
  readonly commitment: string;
  readonly secret: string;
  readonly added: readonly { readonly seat: Seat; readonly random: string }[];
}

/** What is found of a proof; `mine` is undefined where this browser added nothing. */
export interface Findings {
  readonly bound: boolean;
  readonly mine: boolean | undefined;
  readonly seed: boolean;
}

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Chance of 256 bits, as 64 hexadecimal digits. */
export const freshRandom = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(32)));

/** Browsers compute only for pages that came over a safe connection. */
export const canCheck = (): boolean => 'subtle' in crypto;

async function sha256(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The text whose SHA-256 is the seed. */
export const seedText = (proof: ShuffleProof): string =>
  [proof.secret, ...proof.added.map(({ seat, random }) => `${seat}:${random}`)].join('/');

/** `mine` is what this browser added to the commitment of this game, if it did. */
export async function check(proof: ShuffleProof, seed: string, mine: string | undefined): Promise<Findings> {
  return {
    bound: (await sha256(proof.secret)) === proof.commitment,
    mine: mine === undefined ? undefined : proof.added.some(({ random }) => random === mine),
    seed: (await sha256(seedText(proof))) === seed,
  };
}

/** The proof and the seed of a record; undefined where it has none. */
export function proofIn(record: string): { proof: ShuffleProof; seed: string } | undefined {
  const { proof, seed } = JSON.parse(record) as { proof?: ShuffleProof; seed?: string };
  return proof === undefined || seed === undefined ? undefined : { proof, seed };
}
