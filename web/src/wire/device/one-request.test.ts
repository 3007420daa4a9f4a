import { expect, test, vi } from 'vitest';
import type { WorkerLike } from '../../browser/retried-worker';
import { requestOnce } from './one-request';

const fake = () =>
  ({ postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null }) as WorkerLike;
const event = (data: unknown) => ({ data }) as MessageEvent;

test('a request is answered, and the worker ends', async () => {
  const worker = fake();
  const answer = requestOnce<object>({ do: 'lobby' }, worker);
  worker.onmessage?.call(worker as Worker, event({ request: 0, answer: '{"bots":[]}' }));
  expect(await answer).toEqual({ ok: true, body: { bots: [] } });
  expect(worker.terminate).toHaveBeenCalled();
});

// The page once waited forever, and without a server offered nothing at all.
test.each(['does not start', 'breaks'])('a worker that %s is reported', async (what) => {
  const worker = fake();
  const answer = requestOnce<object>({ do: 'lobby' }, worker);
  if (what === 'breaks') worker.onmessage?.call(worker as Worker, event({ broken: 'no memory' }));
  else worker.onerror?.call(worker as Worker, new ErrorEvent('error'));
  expect(await answer).toMatchObject({ ok: false, error: { error: 'no_engine' } });
  expect(worker.terminate).toHaveBeenCalled();
});
