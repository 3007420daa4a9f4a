/** A person in a sentence: the reader is addressed, all others are named. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** A number that is public, or null if it is concealed (C6.4). */
export type KnownCount = number | null;
