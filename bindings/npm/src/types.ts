import type { Command, Option, Position, Rules, Seat } from './protocol.gen.js';

type Without<Union, Keys extends string> = Union extends unknown ? Omit<Union, Keys> : never;

/** The action of a seat that is asked: a command without `by`, or silence while bids are open (C12). */
export type Choice = Without<Command, 'by'> | Extract<Option, { do: 'silent' }>;

/** The viewer: a seat, the audience, or `open` for all hands. */
export type Eyes = Seat | 'audience' | 'open';

/** A new game: the id of an edition, the players' names, and the seed that deals, or where every card lies. */
export type Setup = {
  readonly edition: string;
  /** House rules: the differences from the edition. */
  readonly rules?: Rules;
  readonly seats: readonly string[];
} & (
  | {
      /** Any text; the same one deals the same cards everywhere. 64 hexadecimal digits deal by all of their 256 bits. */
      readonly seed: string;
      /** The first seat; drawn from the seed if absent. */
      readonly first?: Seat;
    }
  | { readonly position: Position }
);

/** A bot by name; `shark:playouts=400` says how long it may think. */
export interface BotName {
  readonly name: string;
  /** How it plays, in English. */
  readonly character: string;
  /** From 1, for beginners, to 10; 0 for dice. */
  readonly level: number;
}
