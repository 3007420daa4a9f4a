import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { load, loadAlone, loadAlso, loadFile, loadIfPossible } from './load';
import { RetriedWorker } from './retried-worker';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('a chunk that fails to load is retried twice', async () => {
  const part = vi.fn<() => Promise<string>>(lost).mockImplementationOnce(lost).mockResolvedValueOnce('here');
  const loaded = load(part);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('here');
  expect(part).toHaveBeenCalledTimes(2);
});

it('the last error is reported', async () => {
  const part = vi.fn<() => Promise<string>>(lost);
  const loaded = expect(load(part)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await loaded;
  expect(part).toHaveBeenCalledTimes(3);
  const optional = loadIfPossible<string>(lost);
  await vi.runAllTimersAsync();
  expect(await optional).toBeUndefined();
});

it('the next try starts as soon as the device is online again', async () => {
  const part = vi.fn<() => Promise<string>>(lost).mockImplementationOnce(lost).mockResolvedValueOnce('here');
  const loaded = load(part);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('here');
});

it('a part waits for what its modules need, but that does not wait for itself', async () => {
  let resolve = (): void => undefined;
  const messages = new Promise<void>((end) => (resolve = end));
  const received = vi.fn();
  const page = load(() => {
    loadAlso(loadAlone(() => messages));
    return Promise.resolve('page');
  }).then(received);
  await vi.runAllTimersAsync();
  expect(received).not.toHaveBeenCalled();
  resolve();
  await page;
  expect(received).toHaveBeenCalledWith('page');
});

it('an error page is not accepted as a file', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('gone', { status: 404 })));
  vi.stubGlobal('fetch', fetched);
  const file = expect(loadFile('/net.khn1')).rejects.toThrow('status 404');
  await vi.runAllTimersAsync();
  await file;
});

class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  readonly received: unknown[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage = (message: unknown) => void this.received.push(message);
  terminate = () => {
    this.ended = true;
  };
  fail = (): void => void this.onerror?.call(this as unknown as Worker, new ErrorEvent('error'));
  receive = (data: unknown): void =>
    void this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }));
}

function worker() {
  FakeWorker.all.length = 0;
  const retried = new RetriedWorker(() => new FakeWorker());
  const received = vi.fn();
  const failed = vi.fn();
  retried.onmessage = ({ data }: MessageEvent) => void received(data);
  retried.onerror = failed;
  return { retried, received, failed, last: () => FakeWorker.all.at(-1) as FakeWorker };
}

it('a worker that failed to load is restarted with its messages', async () => {
  const { retried, received, failed, last } = worker();
  retried.postMessage('open');
  last().fail();
  retried.postMessage('bid');
  await vi.runAllTimersAsync();

  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[0]?.ended).toBe(true);
  expect(last().received).toEqual(['open', 'bid']);
  last().receive('opened');
  expect(received).toHaveBeenCalledWith('opened');
  expect(failed).not.toHaveBeenCalled();
});

it('a worker that never loads, or fails later, is reported', async () => {
  const first = worker();
  for (let tries = 0; tries < 3; tries += 1) {
    first.last().fail();
    await vi.runAllTimersAsync();
  }
  expect(first.failed).toHaveBeenCalledOnce();
  expect(FakeWorker.all).toHaveLength(3);

  const second = worker();
  second.last().receive('opened');
  second.last().fail();
  await vi.runAllTimersAsync();
  expect(second.failed).toHaveBeenCalledOnce();
  expect(FakeWorker.all).toHaveLength(1);
});

// "Play offline" was a dead button: the constructor threw, as it does for a browser that blocks workers.
it('a worker that the browser refuses to start is reported', async () => {
  const start = vi.fn<() => FakeWorker>(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const retried = new RetriedWorker(start);
  const failed = vi.fn<(event: ErrorEvent) => void>();
  retried.onerror = failed;
  retried.postMessage('open');
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledTimes(3);
  expect(failed).toHaveBeenCalledOnce();
  expect(failed.mock.calls[0]?.[0].message).toContain('blocked');
});
