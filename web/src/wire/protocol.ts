import type { Command, Event, Option, Order, Phase, Seat, Seen } from './protocol.gen';

export type * from './protocol.gen';
/** `Event` is a name of the browser's too; everywhere else in the client the game's events go by this one. */
export type { Event as GameEvent } from './protocol.gen';

export type EventOf<Name extends Event['name']> = Extract<Event, { name: Name }>;
export type OptionOf<Do extends Option['do']> = Extract<Option, { do: Do }>;
export type PhaseOf<Name extends Phase['name']> = Extract<Phase, { name: Name }>;
/**
 * What the viewer asks of the server: a move in the game (in a race with what it answers), a change of the table, why
 * a bot did what it did, or what one would do.
 */
export type Request = { command: Command; seen?: Seen } | { order: Order } | { why: Seat } | { hint: true };
