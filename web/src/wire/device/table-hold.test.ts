import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLocks } from './fixtures/fake-locks';
import { holdTable, takeTable } from './table-hold';

/** The channel between the pages of a browser. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  constructor() {
    super();
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open.filter((one) => one !== this))
      queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    FakeChannel.open = FakeChannel.open.filter((one) => one !== this);
  }
}

beforeEach(() => {
  FakeChannel.open = [];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the pages answer each other, and their patience pass. */
async function settled<Value>(work: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(2000);
  return work;
}

const nobody = () => undefined;

// A page that was loaded over plain http has no locks.
it.each([['with locks', new FakeLocks()] as const, ['without locks', undefined] as const])(
  '%s, one page holds a table until another takes it over',
  async (_, locks) => {
    vi.stubGlobal('navigator', { locks });
    const lost = vi.fn();
    expect(await settled(holdTable('sunday', lost))).toBeDefined();
    expect(await settled(holdTable('sunday', nobody))).toBeUndefined();
    expect(await settled(holdTable('monday', nobody))).toBeDefined();
    expect(lost).not.toHaveBeenCalled();

    const hold = await settled(takeTable('sunday', nobody));
    expect(lost).toHaveBeenCalledOnce();
    expect(await settled(holdTable('sunday', nobody))).toBeUndefined();
    hold.release();
    await settled(Promise.resolve());
    expect(await settled(holdTable('sunday', nobody))).toBeDefined();
  },
);

it('takes the table from a frozen page, which is notified later', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const lost = vi.fn();
  await settled(holdTable('sunday', lost));
  // It answers nothing.
  FakeChannel.open = [];

  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ends = new AbortController();
    setTimeout(() => ends.abort(), milliseconds);
    return ends.signal;
  });
  await settled(takeTable('sunday', nobody));
  expect(lost).toHaveBeenCalledOnce();
});

it('two pages that open a table at once do not both hold it', async () => {
  vi.stubGlobal('navigator', {});
  const [one, other] = await settled(Promise.all([holdTable('sunday', nobody), holdTable('sunday', nobody)]));
  expect([one, other].filter((hold) => hold !== undefined)).toHaveLength(1);
});

it.each([
  [
    'throw',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['fail', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
  ['never answer', () => new Promise(() => undefined)],
])('locks that %s are not used: pages ask each other', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  const lost = vi.fn();
  expect(await settled(holdTable('sunday', lost))).toBeDefined();
  expect(await settled(holdTable('sunday', nobody))).toBeUndefined();
  expect(await settled(takeTable('sunday', nobody))).toBeDefined();
  expect(lost).toHaveBeenCalledOnce();
});

it('without locks and without a channel, a table can still be played', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(await settled(holdTable('sunday', nobody))).toBeDefined();
});
