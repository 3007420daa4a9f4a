/**
 * Ends a switch over a closed union: a new member fails to compile here, and an unknown one from a newer
 * server is ignored.
 */
export function unreachable(_value: never): void {}

/**
 * Ends a switch over a closed union of which only some members matter here. The others are named, so that a
 * new member fails to compile and needs a decision.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- callers name the ignored type
export function passOver<Others>(_value: Others): void {}
