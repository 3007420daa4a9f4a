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
    later: (_, act) => later.push(act),
  });
});

describe('the way to a table', () => {
  it('is plain HTTP where no WebSocket comes through, and stays so', () => {
    carrier.open();
    lose(opened[0]);
    carrier.open();
    bring(opened[1]);
    lose(opened[1]);
    carrier.open();

    expect(ways()).toEqual(['socket', 'events', 'events']);
  });

  it('stays a WebSocket once that has brought something, however often it breaks', () => {
    carrier.open();
    bring(opened[0]);
    lose(opened[0]);
    carrier.open();
    lose(opened[1]);
    carrier.open();

    expect(ways()).toEqual(['socket', 'socket', 'socket']);
  });

  it('gives up a WebSocket that says nothing', () => {
    let ended = false;
    carrier.open().onclose = () => (ended = true);

    later[0]?.();

    expect(ended).toBe(true);
    expect(opened[0]?.closed).toBe(true);
    carrier.open();
    expect(ways()).toEqual(['socket', 'events']);
  });

  it('is looked for anew where neither brings anything: the server is down', () => {
    for (const wire of [0, 1, 2]) {
      carrier.open();
      lose(opened[wire]);
    }

    expect(ways()).toEqual(['socket', 'events', 'socket']);
  });

  it('passes on what a wire on trial brings, and tells its end once', () => {
    const heard: unknown[] = [];
    const trial = carrier.open();
    trial.onmessage = ({ data }) => heard.push(data);
    trial.onclose = () => heard.push('end');

    bring(opened[0]);
    lose(opened[0]);
    later[0]?.();

    expect(heard).toEqual(['{}', 'end']);
  });
});
