import { ledgerAfter } from './ledger';
import { unreachable } from '../wire/unreachable';
import type { Clock, GameEvent, Seat, Snapshot, Step, TableInfo } from '../wire/protocol';
import { longestLog, type Model, type RunningClock } from './model';

/** Returns the next model; `heard` is this browser's time in milliseconds when the message arrived. */
export function reduce(
  model: Model | undefined,
  news: Snapshot | Step,
  receivedAt: number,
): Model | undefined {
  switch (news.type) {
    case 'snapshot':
      return fromSnapshot(news, receivedAt);
    case 'step':
      return model === undefined ? undefined : afterStep(model, news, receivedAt);
    default:
      unreachable(news);
      return model;
  }
}

function fromSnapshot(snapshot: Snapshot, receivedAt: number): Model {
  const { version, now, you, table, edition, view, options, passed, hands, clock, log } = snapshot;
  const running = clock === null ? null : { clock, since: now };
  const ledger = ledgerAfter([], log, table.seats.length);
  const ahead = now - receivedAt;
  return {
    version,
    now,
    you,
    table,
    edition,
    view,
    options,
    passed: passed ?? [],
    hands,
    clock: running,
    log,
    ledger,
    latest: [],
    ahead,
  };
}

/** A table of strangers has no host, not even the player on the first seat. */
const isHost = ({ host, strangers }: TableInfo, seat: Seat | null): boolean =>
  strangers === undefined && host === seat;

function afterStep(model: Model, step: Step, receivedAt: number): Model {
  return {
    ...model,
    version: step.version,
    now: step.now,
    table: step.table ?? model.table,
    you: step.table === undefined ? model.you : { ...model.you, host: isHost(step.table, model.you.seat) },
    view: step.view ?? model.view,
    options: step.options ?? model.options,
    passed: step.view === undefined ? model.passed : (step.passed ?? []),
    hands: step.hands ?? model.hands,
    clock: step.clock === undefined ? model.clock : runningClock(model.clock, step.clock, step.now),
    ...handBeforeTrade(model, step),
    log: logAfter(model.log, step.events),
    ledger: ledgerAfter(model.ledger, step.events, model.table.seats.length),
    latest: step.events,
    ahead: aheadAfter(model, step, receivedAt),
  };
}

/** In milliseconds. No message that still counts travels longer: a smaller offset shows that a clock was changed. */
const slowest = 10_000;
/** A clock that is not corrected may run too fast: the offset loses up to one millisecond per this many. */
const drift = 1000;

/** The fastest message gives the best offset between the clocks; travel time only makes it look smaller. */
function aheadAfter(model: Model, step: Step, receivedAt: number): number {
  const measured = step.now - receivedAt;
  const known = model.ahead - Math.floor(Math.max(0, step.now - model.now) / drift);
  return measured < known - slowest ? measured : Math.max(known, measured);
}

function handBeforeTrade(model: Model, { events }: Step): Pick<Model, 'beforeTrade'> {
  const begins = events.some(({ name }) => name === 'challenged');
  return begins && model.view !== null ? { beforeTrade: model.view.hand } : {};
}

function runningClock(before: RunningClock | null, clock: Clock | null, now: number): RunningClock | null {
  if (clock === null) return null;
  const same = before !== null && JSON.stringify(before.clock) === JSON.stringify(clock);
  return same ? before : { clock, since: now };
}

function logAfter(log: readonly GameEvent[], events: readonly GameEvent[]): readonly GameEvent[] {
  const started = events.findLastIndex((event) => event.name === 'started');
  const kept = started === -1 ? [...log, ...events] : events.slice(started);
  if (kept.length <= longestLog) return kept;
  const late = kept.slice(-longestLog);
  // A truncated log starts at the beginning of an auction or a trade.
  const begin = late.findIndex(({ name }) => name === 'turn' || name === 'turned_up');
  return begin === -1 ? late : late.slice(begin);
}
