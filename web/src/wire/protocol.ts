import type { Command, Event, Option, Order, Phase, ReviewPlace, Say, Seat, Seen } from './protocol.gen';

export type * from './protocol.gen';
/** `Event` is also a browser type, so the rest of the client uses this name for the game's events. */
export type { Event as GameEvent } from './protocol.gen';

export type EventOf<Name extends Event['name']> = Extract<Event, { name: Name }>;
type WordsOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordsOf<Rest> : Text;
/** `EventsNamed<'turn sold'>` is the union of the events turn and sold: a compact way to list many. */
export type EventsNamed<Names extends string> = Extract<Event, { name: WordsOf<Names> }>;
export type OptionOf<Do extends Option['do']> = Extract<Option, { do: Do }>;
export type PhaseOf<Name extends Phase['name']> = Extract<Phase, { name: Name }>;
type Without<Union, Keys extends string> = Union extends unknown ? Omit<Union, Keys> : never;
/** A player's message: a phrase, a cry, or free text. */
export type TalkContent = Without<Say, 'type' | 'id'>;
/**
 * The viewer's requests to the server: a move in the game (in a race with the time that it answers), a change
 * of the table, why a bot made its move, a hint, bidding for the viewer up to a ceiling, talk, and leading
 * the others through the finished game.
 */
export type Request =
  | { command: Command; seen?: Seen }
  | { order: Order }
  | { why: Seat }
  | { hint: true }
  | { ceiling: number | null }
  | { say: TalkContent }
  | { review: ReviewPlace | null };
