import { beforeEach, describe, expect, it } from 'vitest';
import { TransportFallback } from './transport-fallback';
import type { Wire } from './connection';

interface Opened extends Wire {
  readonly way: string;
  closed: boolean;
}

let opened: Opened[];
let later: (() => void)[];
let carrier: TransportFallback;

function aWire(way: string): Wire {
  const wire: Opened = {
    way,
    closed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => (wire.closed = true),
  };
  opened.push(wire);
  return wire;
}

const bring = (wire: Opened | undefined) => wire?.onmessage?.(new MessageEvent('message', { data: '{}' }));
const lose = (wire: Opened | undefined) => wire?.onclose?.(new CloseEvent('close'));
const ways = () => opened.map(({ way }) => way);

beforeEach(() => {
  opened = [];
  later = [];
  carrier = new TransportFallback({
    socket: () => aWire('socket'),
    events: () => aWire('events'),
    later: (_, callback) => later.push(callback),
  });
});

describe('the transport to a table', () => {
  it('is plain HTTP if WebSockets are blocked, and stays so', () => {
    carrier.open();
    lose(opened[0]);
    carrier.open();
    bring(opened[1]);
    lose(opened[1]);
    carrier.open();

    expect(ways()).toEqual(['socket', 'events', 'events']);
  });

  it('is plain HTTP at once if the browser makes no WebSocket', () => {
    carrier = new TransportFallback({
      socket: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      events: () => aWire('events'),
      later: (_, callback) => later.push(callback),
    });
    carrier.open();
    expect(ways()).toEqual(['events']);
  });

  it('stays a WebSocket once it has received data, even after repeated losses', () => {
    carrier.open();
    bring(opened[0]);
    lose(opened[0]);
    carrier.open();
    lose(opened[1]);
    carrier.open();

    expect(ways()).toEqual(['socket', 'socket', 'socket']);
  });

  it('drops a silent WebSocket', () => {
    let ended = false;
    carrier.open().onclose = () => (ended = true);

    later[0]?.();

    expect(ended).toBe(true);
    expect(opened[0]?.closed).toBe(true);
    carrier.open();
    expect(ways()).toEqual(['socket', 'events']);
  });

  it('is probed again if both fail: the server is down', () => {
    for (const wire of [0, 1, 2]) {
      carrier.open();
      lose(opened[wire]);
    }

    expect(ways()).toEqual(['socket', 'events', 'socket']);
  });

  it('forwards messages of a trial connection, and reports its end once', () => {
    const received: unknown[] = [];
    const trial = carrier.open();
    trial.onmessage = ({ data }) => received.push(data);
    trial.onclose = () => received.push('end');

    bring(opened[0]);
    lose(opened[0]);
    later[0]?.();

    expect(received).toEqual(['{}', 'end']);
  });
});
