import type { EventOf, GameEvent } from '../wire/protocol';

export type Press = EventOf<'pressed'>;
export type Verdict = EventOf<'verdict'>;

// Events after a verdict that do not end its display.
const passing = new Set<GameEvent['name']>([
  'lag',
  'seen_enough',
  'passed',
  'pass_taken_back',
  'on_to_me',
  'away',
  'back',
  'called',
  'counted_down',
  'claimed',
  'raised',
]);

/** Returns the raised hands that wait for their verdict, in the order of arrival. */
export function pressesSoFar(log: readonly GameEvent[]): Press[] {
  const since = log.findLastIndex(({ name }) => name === 'verdict' || name === 'started');
  return log.slice(since + 1).filter((event) => event.name === 'pressed');
}

/**
 * Returns the verdict that is still worth showing: of a race of several, followed only by its own
 * consequences.
 */
export function latestVerdict(log: readonly GameEvent[]): Verdict | undefined {
  const place = log.findLastIndex(({ name }) => name === 'verdict');
  const verdict = log[place];
  if (verdict?.name !== 'verdict' || verdict.presses.length < 2) return undefined;
  // A claim's verdict has the stage to itself.
  if (verdict.presses[0]?.count !== undefined) return undefined;
  const after = log.slice(place + 1);
  const own = after.filter(({ name }) => name === 'raised').length <= verdict.presses.length;
  return own && after.every(({ name }) => passing.has(name)) ? verdict : undefined;
}
