import type { Command, Event, Option, Order, Phase, ReviewPlace, Say, Seat, Seen } from './protocol.gen';

export type * from './protocol.gen';
/** `Event` is a name of the browser's too; everywhere else in the client the game's events go by this one. */
export type { Event as GameEvent } from './protocol.gen';

export type EventOf<Name extends Event['name']> = Extract<Event, { name: Name }>;
type WordsOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordsOf<Rest> : Text;
/** `EventsNamed<'turn sold'>` are the events turn and sold: a list of many in few lines. */
export type EventsNamed<Names extends string> = Extract<Event, { name: WordsOf<Names> }>;
export type OptionOf<Do extends Option['do']> = Extract<Option, { do: Do }>;
export type PhaseOf<Name extends Phase['name']> = Extract<Phase, { name: Name }>;
type Without<Union, Keys extends string> = Union extends unknown ? Omit<Union, Keys> : never;
/** What a player says: a phrase, a cry, or words of their own. */
export type Saying = Without<Say, 'type' | 'id'>;
/**
 * What the viewer asks of the server: a move in the game (in a race with what it answers), a change of the table, why
 * a bot did what it did, what one would do, to bid for them up to a ceiling, to tell all what they say, or to lead them
 * through the finished game.
 */
export type Request =
  | { command: Command; seen?: Seen }
  | { order: Order }
  | { why: Seat }
  | { hint: true }
  | { ceiling: number | null }
  | { say: Saying }
  | { review: ReviewPlace | null };
