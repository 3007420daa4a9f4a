import { RetriedWorker, type WorkerLike } from '../../browser/retried-worker';
import type { Answer } from '../ask';
import type { LobbyError } from '../protocol';
import type { Assessment } from './assessment';
import type { CoachRequest, FromCoach } from './requests';

/** Enough worlds to distinguish one point of chance, at a few seconds on a slow phone. */
export const usualWorlds = 128;

const startWorker = (): WorkerLike =>
  new RetriedWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** One assessment in progress, in its own worker, which ends with it. */
export interface Assessing {
  readonly answer: Promise<Answer<Assessment>>;
  /** Ends the worker; there will be no answer. */
  cancel(): void;
}

/** Runs the coach on this device; `progress` gets the judged part, from 0 to 1. */
export function assess(
  request: CoachRequest,
  progress: (share: number) => void,
  worker: WorkerLike = startWorker(),
): Assessing {
  const answer = new Promise<Answer<Assessment>>((resolve) => {
    const end = (answer: Answer<Assessment>) => {
      worker.terminate();
      resolve(answer);
    };
    const fail = (message: string, error = 'broken') => end({ ok: false, error: { error, message } });
    worker.onmessage = ({ data }: MessageEvent<FromCoach>) => {
      if ('of' in data) progress(data.done / data.of);
      else if ('broken' in data) fail(data.broken, data.problem);
      else end(read(data.answer));
    };
    worker.onerror = (event) => fail(event.message);
  });
  worker.postMessage(request);
  return { answer, cancel: () => worker.terminate() };
}

function read(text: string): Answer<Assessment> {
  const body = JSON.parse(text) as Assessment | LobbyError;
  return 'error' in body ? { ok: false, error: body } : { ok: true, body };
}
