import { expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../../browser/retried-worker';
import { assess } from '../../../wire/coach/coach';
import type { FromCoach } from '../../../wire/coach/requests';
import { Asking } from './asking.svelte';

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly asked: unknown[] = [];
  ended = false;
  postMessage = (message: unknown) => void this.asked.push(message);
  terminate = () => void (this.ended = true);
  receive(data: FromCoach): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }));
  }
}

function asking() {
  const workers: FakeWorker[] = [];
  const reported: (number | undefined)[] = [];
  const coach = new Asking(
    () => Promise.resolve('a record'),
    (shown) => reported.push(shown?.seat),
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
  return { coach, at, workers, reported };
}

const found = (seat: number) => JSON.stringify({ seat, chances: [] });

it('shows the progress of the coach, then its result, and ends its worker', async () => {
  const { coach, at } = asking();
  const asked = coach.ask(1);
  const worker = await at(0);
  expect(worker.asked).toEqual([{ record: 'a record', seat: 1, worlds: 128 }]);

  worker.receive({ done: 30, of: 120 });
  expect(coach.share).toBe(0.25);
  worker.receive({ answer: found(1) });
  await asked;
  expect([coach.found?.seat, coach.share, worker.ended]).toEqual([1, undefined, true]);
});

it('asks once for a seat', async () => {
  const { coach, at, workers, reported } = asking();
  const asked = coach.ask(1);
  (await at(0)).receive({ answer: found(1) });
  await asked;
  await coach.ask(1);
  expect([coach.found?.seat, workers.length]).toEqual([1, 1]);
  expect(reported).toEqual([undefined, 1, 1]);
});

it('another request ends the previous worker, whose answer is dropped', async () => {
  const { coach, at } = asking();
  void coach.ask(0);
  const before = await at(0);
  const asked = coach.ask(2);
  expect(before.ended).toBe(true);
  before.receive({ answer: found(0) });
  (await at(1)).receive({ answer: found(2) });
  await asked;
  expect(coach.found?.seat).toBe(2);
});

it('reports if nothing could be assessed', async () => {
  const { coach, at } = asking();
  const asked = coach.ask(0);
  (await at(0)).receive({ answer: '{"error":"not_finished","message":"The game is not over yet."}' });
  await asked;
  expect([coach.failed, coach.found, coach.share]).toEqual([true, undefined, undefined]);
});
