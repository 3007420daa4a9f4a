/** Ends a switch over a closed union: a new member fails to compile here, and one from the future is passed over. */
export function unreachable(_value: never): void {}

/**
 * Ends a switch over a closed union of which only some members matter here. The others are named, so that a new one
 * fails to compile and somebody decides whether it matters.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- whoever calls names what is passed over
export function passOver<Others>(_value: Others): void {}
