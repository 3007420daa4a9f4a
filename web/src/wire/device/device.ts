import { RetriedWorker, type WorkerLike } from '../../browser/retried-worker';
import { reportTrouble } from '../../browser/trouble.svelte';
import type { ModuleProblem } from '../../browser/webassembly';
import type { Wire } from '../connection';
import type { Answer } from '../ask';
import type { LobbyError } from '../protocol';
import type { DeviceRequest, FromWorker, ToWorker } from './requests';
import { unstored } from './unstored';

const startWorker = (): WorkerLike =>
  new RetriedWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** Called with the reason if the worker cannot continue; `problem` is known if its module could not start. */
export type Broken = (why: string, problem?: ModuleProblem) => void;

/**
 * A device table in its worker: it answers requests, and its connections are wires like those of a server.
 */
export class Device {
  readonly #worker: WorkerLike;
  readonly #wires: DeviceWire[] = [];
  readonly #answers: ((answer: string) => void)[] = [];
  readonly #broken: Broken;

  constructor(broken: Broken, worker: WorkerLike = startWorker()) {
    this.#worker = worker;
    this.#broken = broken;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = (event) => broken(event.message);
  }

  ask<Body>(what: DeviceRequest): Promise<Answer<Body>> {
    const request = this.#answers.length;
    this.#post({ request, what });
    return new Promise((resolve) => {
      this.#answers[request] = (answer) => {
        const body = JSON.parse(answer) as Body | LobbyError;
        const wrong = typeof body === 'object' && body !== null && 'error' in body;
        resolve(wrong ? { ok: false, error: body } : { ok: true, body });
      };
    });
  }

  /** Returns a new connection to the table; it opens as soon as its caller listens. */
  wire(): Wire {
    const connection = this.#wires.length;
    const wire = new DeviceWire((text) =>
      this.#post(text === undefined ? { connection, leaves: true } : { connection, text }),
    );
    this.#wires.push(wire);
    return wire;
  }

  /** The page is hidden, so all players are away; or it is shown again, and they return. */
  show(shown: boolean): void {
    for (const wire of this.#wires) wire.show(shown);
  }

  close(): void {
    this.#worker.terminate();
  }

  #receive(news: FromWorker): void {
    if ('broken' in news) this.#broken(news.broken, news.problem);
    else if ('unstored' in news) {
      unstored.add(news.unstored);
      reportTrouble(news.isFull ? 'full' : 'blocked');
    } else if ('request' in news) this.#answers[news.request]?.(news.answer);
    else this.#wires[news.connection]?.receive(news.text);
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

type Listener<Event> = ((this: WebSocket, event: Event) => unknown) | null;

/** A wire that never breaks. Its connection sends hello when it opens, and again when the players return. */
class DeviceWire implements Wire {
  onmessage: Listener<MessageEvent> = null;
  onclose: Listener<CloseEvent> = null;
  #opened: Listener<Event> = null;
  #closed = false;
  readonly #deliver: (text: string | undefined) => void;

  constructor(deliver: (text: string | undefined) => void) {
    this.#deliver = deliver;
  }

  get onopen(): Listener<Event> {
    return this.#opened;
  }
  set onopen(listener: Listener<Event>) {
    this.#opened = listener;
    queueMicrotask(() => this.show(true));
  }

  send(data: string): void {
    this.#deliver(data);
  }

  close(): void {
    this.#closed = true;
    this.#deliver(undefined);
  }

  show(shown: boolean): void {
    if (this.#closed) return;
    if (!shown) this.#deliver(undefined);
    else this.#opened?.call(this as unknown as WebSocket, new Event('open'));
  }

  receive(data: string): void {
    if (!this.#closed) {
      this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
    }
  }
}
