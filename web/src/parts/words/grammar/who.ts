/** Who did something, as a sentence needs it: the reader is addressed, all others are named. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}
