/** Ends a switch over a closed union: a new member fails to compile here, and one from the future is passed over. */
export function unreachable(_value: never): void {}
