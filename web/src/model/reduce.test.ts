import { describe, expect, it } from 'vitest';
import type { Snapshot, Step } from '../wire/protocol';
import { scenes } from './fixtures/scenes';
import { table } from './fixtures/sunday';
import { longestLog, type Model } from './model';
import { reduce } from './reduce';

const snapshot = scenes['auction'] as Snapshot;
const model = reduce(undefined, snapshot, 1000) as Model;
const step = (more: Partial<Step>): Step => ({
  type: 'step',
  version: 44,
  now: snapshot.now + 10,
  events: [],
  ...more,
});

describe('reduce', () => {
  it('takes everything from a snapshot', () => {
    expect(model.view).toEqual(snapshot.view);
    expect(model.log).toEqual(snapshot.log);
    expect(model.ahead).toBe(snapshot.now - 1000);
  });

  it('ignores a step without a snapshot', () => {
    expect(reduce(undefined, step({}), 0)).toBeUndefined();
  });

  it('keeps fields that a step omits', () => {
    const next = reduce(model, step({}), 1010);
    expect(next).toEqual({ ...model, version: 44, now: 183210, latest: [] });
  });

  it('adds the events to the log and marks them as the latest', () => {
    const events = [{ name: 'raised' as const, seat: 2, amount: 100 }];
    const next = reduce(model, step({ events }), 1010);
    expect(next?.log.at(-1)).toEqual(events[0]);
    expect(next?.latest).toEqual(events);
  });

  it('resets the log with a new game', () => {
    const events = [{ name: 'started' as const, game: 2, first: 1 }];
    expect(reduce(model, step({ events }), 1010)?.log).toEqual(events);
  });

  it('limits the log', () => {
    const events = Array.from({ length: longestLog + 5 }, () => ({ name: 'turn' as const, seat: 0 }));
    expect(reduce(model, step({ events }), 1010)?.log).toHaveLength(longestLog);
  });

  it('stores the start of a clock, and recognizes a repeated one', () => {
    const clock = { name: 'limit' as const, seats: [0], at: 9000 };
    const set = reduce(model, step({ clock, now: 500 }), 1010) as Model;
    const repeated = reduce(set, step({ version: 45, clock: { ...clock }, now: 700 }), 1020);
    expect(set.clock).toEqual({ clock, since: 500 });
    expect(repeated?.clock).toBe(set.clock);
    expect(reduce(set, step({ clock: null }), 1020)?.clock).toBeNull();
  });

  it('uses the fastest message for the server time', () => {
    const slow = reduce(model, step({ now: snapshot.now + 10 }), 1500);
    const fast = reduce(model, step({ now: snapshot.now + 10 }), 1002);
    expect(slow?.ahead).toBe(model.ahead);
    expect(fast?.ahead).toBe(model.ahead + 8);
  });

  // NTP corrects the device's clock, or flight mode ends: the dock showed everything as sold until a reload.
  it.each([3_600_000, 60_000, -60_000, -3_600_000])(
    'follows a device clock that jumps by %d ms, with the next step',
    (jump) => {
      const later = reduce(model, step({ version: model.version + 1, now: snapshot.now + 500 }), 1500 + jump);
      expect(later?.ahead).toBe(snapshot.now - 1000 - jump);
    },
  );

  it('follows a device clock that runs too fast', () => {
    const hour = 3_600_000;
    const drifted = 1000 + hour * 1.0005;
    const later = reduce(model, step({ version: model.version + 1, now: snapshot.now + hour }), drifted);
    expect(later?.ahead).toBe(snapshot.now + hour - drifted);
  });

  it('recognizes that the viewer became the host', () => {
    const next = reduce(model, step({ table: { ...table, host: 3 } }), 1010);
    expect(next?.you.host).toBe(false);
  });

  it('has no host in a Play now game', () => {
    const own = { ...table, host: model.you.seat ?? 0 };
    expect(reduce(model, step({ table: own }), 1010)?.you.host).toBe(true);
    const among = { ...own, strangers: { bots: true } };
    expect(reduce(model, step({ table: among }), 1010)?.you.host).toBe(false);
  });
});
