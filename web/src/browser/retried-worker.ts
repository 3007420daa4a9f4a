import { pauses } from './load';

/** The part of a Worker that pages need; tests pass their own. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Stands for a worker that could not be started. */
const none: WorkerLike = {
  onmessage: null,
  onerror: null,
  postMessage: () => undefined,
  terminate: () => undefined,
};

/**
 * A worker whose files may fail to load, or that a browser refuses to start: until its first message it is started again, with the messages sent so
 * far. Later errors are errors of the worker.
 */
export class RetriedWorker implements WorkerLike {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  readonly #start: () => WorkerLike;
  #worker: WorkerLike;
  /** Undefined once the worker has answered. */
  #sent: unknown[] | undefined = [];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => WorkerLike) {
    this.#start = start;
    this.#worker = this.#started();
  }

  postMessage(message: unknown): void {
    this.#sent?.push(message);
    this.#worker.postMessage(message);
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #started(): WorkerLike {
    try {
      return this.#listenTo(this.#start());
    } catch (error) {
      // The caller sets its handlers first.
      this.#timer = setTimeout(() => this.#fail(new ErrorEvent('error', { message: String(error) })));
      return none;
    }
  }

  #listenTo(worker: WorkerLike): WorkerLike {
    worker.onmessage = (event) => {
      this.#sent = undefined;
      this.onmessage?.call(worker as Worker, event);
    };
    worker.onerror = (event) => this.#fail(event);
    return worker;
  }

  #fail(event: ErrorEvent): void {
    const pause = this.#sent === undefined ? undefined : pauses[this.#tries];
    if (pause === undefined) {
      this.onerror?.call(this.#worker as Worker, event);
      return;
    }
    this.#tries += 1;
    this.#worker.terminate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#worker = this.#started();
      for (const message of this.#sent ?? []) this.#worker.postMessage(message);
    }, pause);
  }
}
