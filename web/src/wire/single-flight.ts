/**
 * Wraps an action so that a call while it runs returns the result of the running call: a second press of a button is
 * the same press.
 */
export function singleFlight<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...args) => {
    running ??= action(...args).finally(() => (running = undefined));
    return running;
  };
}
