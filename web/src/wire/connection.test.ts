import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type ConnectionState, type Wire } from './connection';
import type { ServerMessage, Snapshot, Step } from './protocol';

class FakeWire implements Wire {
  readonly sent: string[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.(new Event('open'));
  }

  receive(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  lose(): void {
    this.onclose?.(new CloseEvent('close'));
  }

  get messages(): { type: string; id?: string; last?: number; epoch?: string }[] {
    return this.sent.map((text) => JSON.parse(text) as { type: string });
  }
}

// All fields that the connection reads; their content does not matter to it.
const empty = { you: {}, table: {}, edition: {}, view: null, options: [], clock: null, log: [] };
const snapshot = { ...empty, type: 'snapshot', version: 10, epoch: 'spring', now: 0 } as unknown as Snapshot;
const step = (version: number): Step => ({ type: 'step', version, now: 0, events: [] });

let wires: FakeWire[];
let later: (() => void)[];
let states: ConnectionState[];
let versions: number[];
let errors: string[];
let wentBack: number[];

let went: string[];

function aConnection(token?: string, beats = false, several = false): Connection {
  went = [];
  wires = [];
  later = [];
  states = [];
  versions = [];
  errors = [];
  wentBack = [];
  return new Connection({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    later: (_, callback) => later.push(callback),
    beats,
    token,
    onTalk: () => undefined,
    onReview: () => undefined,
    onLate: () => undefined,
    onState: (state) => states.push(state),
    onNews: (news) => versions.push(news.version),
    onWentBack: (version) => wentBack.push(version),
    onError: (error) => errors.push(error.error),
    servers: {
      areSeveral: several,
      switchTo: (address) => went.push(address),
      setPeers: (addresses) => went.push(...addresses),
      rotate: () => went.push('another'),
    },
  });
}

const wire = (): FakeWire => wires.at(-1) as FakeWire;

describe('a connection to the table', () => {
  let connection: Connection;

  beforeEach(() => {
    connection = aConnection('secret');
    wire().open();
    wire().receive(snapshot);
  });

  it('sends the seat key with hello', () => {
    expect(wire().messages[0]).toEqual({ type: 'hello', version: 1, token: 'secret' });
    expect(states).toEqual(['connecting', 'open']);
  });

  it('passes steps on in order, and each of them once', () => {
    for (const version of [11, 11, 12, 10]) wire().receive(step(version));
    expect(versions).toEqual([10, 11, 12]);
  });

  it('requests steps from its last version after a gap', () => {
    wire().receive(step(13));
    expect(versions).toEqual([10]);
    expect(wire().messages.at(-1)).toMatchObject({ type: 'hello', last: 10 });
  });

  it('reconnects after a loss and requests missed steps', () => {
    wire().lose();
    expect(states.at(-1)).toBe('lost');
    later.shift()?.();
    wire().open();
    expect(wires).toHaveLength(2);
    expect(wire().messages[0]).toMatchObject({ type: 'hello', last: 10, token: 'secret' });
    expect(states.at(-1)).toBe('lost');
    wire().receive({ type: 'alive', version: 10 });
    expect(states.at(-1)).toBe('open');
  });

  it('resolves a request with the response to its id', async () => {
    const answer = connection.send({ command: { do: 'sell' } });
    const id = wire().messages.at(-1)?.id ?? '';
    wire().receive({ type: 'ack', id, version: 11 });
    expect(await answer).toEqual({ type: 'ack', id, version: 11 });
  });

  it('requests a reason and receives it', async () => {
    const answer = connection.send({ why: 2 });
    const { id = '', ...asked } = wire().messages.at(-1) ?? { type: '' };
    wire().receive({ type: 'reason', id, seat: 2, explanation: null });
    expect(asked).toEqual({ type: 'why', seat: 2 });
    expect(await answer).toMatchObject({ type: 'reason', explanation: null });
  });

  it('resends unanswered requests with the same id', () => {
    void connection.send({ command: { do: 'sell' } });
    const id = wire().messages.at(-1)?.id;
    wire().lose();
    later.shift()?.();
    wire().open();
    wire().receive({ type: 'alive', version: 10 });
    expect(wire().messages.map((message) => message.id)).toEqual([undefined, id]);
  });

  it('sends the epoch of its last version', () => {
    wire().receive({ ...step(11), events: [{ name: 'reopened', epoch: 'summer' }] });
    wire().lose();
    later.shift()?.();
    wire().open();
    expect(wire().messages[0]).toMatchObject({ last: 11, epoch: 'summer' });
  });

  it('restarts after a server rollback, and drops earlier requests', async () => {
    const bid = connection.send({ command: { do: 'bid', amount: 40 } });
    wire().lose();
    later.shift()?.();
    wire().open();
    expect(wire().messages[0]).toMatchObject({ last: 10, epoch: 'spring' });
    wire().receive({ type: 'went_back', version: 7 });
    wire().lose();
    later.shift()?.();
    wire().open();
    wire().receive({ ...snapshot, version: 8, epoch: 'summer' });

    expect(await bid).toMatchObject({ type: 'error', error: 'went_back' });
    expect(wentBack).toEqual([7]);
    expect(wire().messages).toEqual([{ type: 'hello', version: 1, token: 'secret' }]);
    expect(versions).toEqual([10, 8]);
  });

  it('sends nothing while the connection is lost', () => {
    wire().lose();
    later.shift()?.();
    void connection.send({ command: { do: 'sell' } });
    expect(wire().messages).toEqual([]);
    wire().open();
    expect(wire().messages).toHaveLength(1);
    wire().receive(step(11));
    wire().receive({ type: 'alive', version: 11 });
    expect(wire().messages).toHaveLength(2);
  });

  it('reports an invalid seat key, and does not retry', () => {
    wire().receive({ type: 'error', error: 'bad_token', message: 'no' });
    wire().lose();
    expect(errors).toEqual(['bad_token']);
    expect(later).toEqual([]);
  });

  it('reports a banned address, and does not retry', () => {
    wire().receive({ type: 'error', error: 'banned', message: 'no' });
    wire().lose();
    expect(errors).toEqual(['banned']);
    expect(later).toEqual([]);
  });

  it('stays closed once it is closed', () => {
    connection.close();
    wire().lose();
    expect(wire().closed).toBe(true);
    expect(later).toEqual([]);
  });
});

describe('a connection to a server that falls silent', () => {
  let connection: Connection;
  const pass = (ticks: number) => {
    for (let i = 0; i < ticks; i += 1) later.shift()?.();
  };

  beforeEach(() => {
    connection = aConnection('secret', true);
    wire().open();
    wire().receive(snapshot);
  });

  it('is reported lost within three seconds, and stays open', () => {
    pass(5);
    expect(states.at(-1)).toBe('lost');
    expect(wire().closed).toBe(false);
  });

  it('sends queued requests when the server responds again', () => {
    pass(5);
    void connection.send({ command: { do: 'sell' } });
    expect(wire().messages).toHaveLength(1);
    wire().receive({ type: 'alive', version: 10 });
    expect(states.at(-1)).toBe('open');
    expect(wire().messages).toHaveLength(2);
  });

  it('requests missed steps if the server is ahead', () => {
    wire().receive({ type: 'alive', version: 12 });
    expect(wire().messages.at(-1)).toMatchObject({ type: 'hello', last: 10 });
  });

  it('opens a new connection after seven seconds', () => {
    const [first] = wires;
    pass(14);
    expect(first?.closed).toBe(true);
    pass(1);
    expect(wires).toHaveLength(2);
  });

  it('trusts the browser’s offline event until a message arrives', () => {
    connection.markOffline();
    expect(states.at(-1)).toBe('lost');
    wire().receive({ type: 'alive', version: 10 });
    expect(states.at(-1)).toBe('open');
  });

  it('opens a new connection at once on request, but not if nothing is lost', () => {
    connection.retry();
    expect(wires).toHaveLength(1);
    connection.markOffline();
    connection.retry();
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
  });
});

describe('a connection among several servers', () => {
  let connection: Connection;

  beforeEach(() => {
    connection = aConnection('secret', true, true);
    wire().open();
    wire().receive(snapshot);
  });

  it('follows a redirect with its last version, unnoticed by the player', () => {
    const before = wire();
    void connection.send({ hint: true });
    wire().receive({ type: 'moved', address: 'https://two.example' });
    expect(went).toEqual(['https://two.example']);
    expect(before.closed).toBe(true);
    before.lose();
    wire().open();
    wire().receive({ type: 'alive', version: 10 });
    expect(wires).toHaveLength(2);
    expect(wire().messages.map(({ type }) => type)).toEqual(['hello', 'hint']);
    expect(wire().messages[0]).toMatchObject({ last: 10, token: 'secret' });
    expect(states).not.toContain('lost');
  });

  it('reconnects at once to a restarting server', () => {
    wire().onclose?.(new CloseEvent('close', { code: 1012 }));
    expect(wires).toHaveLength(2);
    expect(states).not.toContain('lost');
  });

  it('stops following redirect loops', () => {
    for (let i = 0; i < 9; i += 1) wire().receive({ type: 'moved', address: 'https://two.example' });
    expect(wires).toHaveLength(5);
    expect(states.at(-1)).toBe('lost');
  });

  it('tries another server at once after three seconds of silence', () => {
    const before = wire();
    for (let tick = 0; tick < 6; tick += 1) later.at(-1)?.();
    expect(before.closed).toBe(true);
    expect(went).toEqual(['another']);
    later.at(-1)?.();
    expect(wires).toHaveLength(2);
  });

  it('tries another server from the second loss on', () => {
    wire().receive({ type: 'neighbours', addresses: ['https://two.example'] });
    wire().lose();
    later.at(-1)?.();
    expect(went).toEqual(['https://two.example']);
    wire().lose();
    expect(went.at(-1)).toBe('another');
  });
});
