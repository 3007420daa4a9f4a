import type { Wire } from './connection';

interface Ways {
  socket(): Wire;
  events(): Wire;
  later(milliseconds: number, callback: () => void): void;
}

// Milliseconds. Networks that block WebSockets often send no error at all.
const patience = 6000;

/**
 * Finds the transport to a table: WebSocket, or plain HTTP if that delivers nothing. A transport that has
 * delivered something is kept. Otherwise the next attempt uses the other one, because the server may just be
 * down.
 */
export class TransportFallback {
  readonly #ways: Ways;
  #way: 'socket' | 'events' = 'socket';
  #proven = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  open(): Wire {
    const wire = this.#made();
    return this.#proven ? wire : this.#onTrial(wire, this.#way);
  }

  /** Some browsers have no WebSocket, or refuse to make one: an extension or a policy blocks it. */
  #made(): Wire {
    if (this.#way === 'events') return this.#ways.events();
    try {
      return this.#ways.socket();
    } catch {
      this.#way = 'events';
      return this.#ways.events();
    }
  }

  #onTrial(wire: Wire, way: 'socket' | 'events'): Wire {
    const trial: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (message: string) => wire.send(message),
      close: () => wire.close(),
    };
    let brought = false;
    let over = false;
    const end = (event: CloseEvent) => {
      if (over) return;
      over = true;
      if (!this.#proven) this.#way = way === 'socket' ? 'events' : 'socket';
      trial.onclose?.(event);
    };
    wire.onopen = (event) => trial.onopen?.(event);
    wire.onmessage = (message) => {
      brought = this.#proven = true;
      trial.onmessage?.(message);
    };
    wire.onclose = end;
    this.#ways.later(patience, () => {
      if (brought || over) return;
      end(new CloseEvent('close'));
      wire.close();
    });
    return trial;
  }
}
