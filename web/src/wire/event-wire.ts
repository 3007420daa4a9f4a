import type { Wire } from './connection';

/**
 * A wire over plain HTTP, for networks that block WebSockets: the server's messages arrive as events, the
 * client's go as sequential posts, which keeps their order.
 */
export class EventWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly #address: string;
  readonly #events: EventSource;
  #key = '';
  #sent: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(address: string) {
    this.#address = address;
    this.#events = new EventSource(address);
    this.#events.addEventListener('connection', ({ data }: MessageEvent<string>) => {
      this.#key = (JSON.parse(data) as { key: string }).key;
      this.onopen?.(new Event('open'));
    });
    this.#events.addEventListener('ping', ({ data }: MessageEvent<string>) => void this.#post('/pong', data));
    this.#events.onmessage = (message: MessageEvent<string>) => this.onmessage?.(message);
    // An EventSource would reconnect automatically, but a new connection must say hello first.
    this.#events.onerror = () => this.close();
  }

  send(message: string): void {
    this.#sent = this.#sent.then(() => this.#post('', message));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#events.close();
    this.onclose?.(new CloseEvent('close'));
  }

  async #post(what: string, body: string): Promise<void> {
    if (this.#closed) return;
    const headers = { Authorization: `Bearer ${this.#key}`, 'Content-Type': 'application/json' };
    const answer = await fetch(this.#address + what, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (answer?.ok !== true) this.close();
  }
}
