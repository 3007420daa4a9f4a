import { expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../browser/retried-worker';
import { assess } from '../../wire/coach/coach';
import type { JudgedSeat } from '../../wire/coach/judged-seats';
import type { FromCoach } from '../../wire/coach/requests';
import { Judging, type GameToJudge } from './judging.svelte';

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  postMessage = () => undefined;
  terminate = () => void (this.ended = true);
  receive(data: FromCoach): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }));
  }
}

const game = (id: string, record: () => Promise<string> = () => Promise.resolve(id)): GameToJudge => ({
  id,
  edition: 'second',
  ended: 1,
  seat: 2,
  record,
});
const found = JSON.stringify({ balance: { end: 1 }, habits: { lost: {} }, chances: [] });

function judging() {
  const workers: FakeWorker[] = [];
  const finished: string[] = [];
  const kept: JudgedSeat[] = [];
  const judging = new Judging(
    ({ id }) => finished.push(id),
    (one) => Promise.resolve(void kept.push(one)),
    (request, progress) => {
      const worker = new FakeWorker();
      workers.push(worker);
      return assess(request, progress, worker);
    },
  );
  const at = (index: number) =>
    vi.waitFor(() => {
      const worker = workers[index];
      if (worker === undefined) throw new Error('nobody was asked');
      return worker;
    });
  return { judging, at, workers, finished, kept };
}

it('assesses one game after the other, and keeps the summary of each', async () => {
  const { judging: one, at, workers, finished, kept } = judging();
  const done = one.judge([game('a'), game('b')]);
  const first = await at(0);
  first.receive({ done: 1, of: 4 });
  expect([one.place, one.all, one.share, workers.length]).toEqual([1, 2, 0.25, 1]);
  first.receive({ answer: found });
  (await at(1)).receive({ answer: found });
  await done;

  expect(finished).toEqual(['a', 'b']);
  expect(kept[0]).toEqual({
    id: 'a',
    edition: 'second',
    ended: 1,
    seat: 2,
    balance: { end: 1 },
    habits: { lost: {} },
  });
  expect(one.place).toBeUndefined();
});

it('stopping keeps the results, and ends the worker', async () => {
  const { judging: one, at, workers, finished } = judging();
  void one.judge([game('a'), game('b'), game('c')]);
  (await at(0)).receive({ answer: found });
  const second = await at(1);
  one.stop();

  expect([second.ended, one.place]).toEqual([true, undefined]);
  second.receive({ answer: found });
  await Promise.resolve();
  expect([finished, workers.length]).toEqual([['a'], 2]);
});

it('a game that cannot be assessed, or has no record, does not block the others', async () => {
  const { judging: one, at, finished } = judging();
  const done = one.judge([game('gone', () => Promise.reject(new Error('404'))), game('odd'), game('good')]);
  (await at(0)).receive({ answer: '{"error":"bad_record","message":"edition: no edition is called that"}' });
  (await at(1)).receive({ answer: found });
  await done;

  expect([one.failed, finished]).toEqual([['gone', 'odd'], ['good']]);
});
