import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moments } from '../model/fixtures/moments';
import { scenes } from '../model/fixtures/scenes';
import { now } from '../model/fixtures/sunday';
import { announcer } from '../parts/announce/announcer.svelte';
import * as sounds from '../parts/sound/sounding';
import { setLocale } from '../parts/i18n/locale.svelte';
import type { Wire } from '../wire/connection';
import type { ServerMessage, Snapshot } from '../wire/protocol';
import { connect } from './connect';

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly sent: string[] = [];
  closed = false;

  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let wire: FakeWire;
const snapshot = scenes['auction'] as Snapshot;

function sit() {
  wire = new FakeWire();
  const table = connect({ open: () => wire, token: 'a', turnedAway: () => undefined });
  wire.onopen?.(new Event('open'));
  wire.receive(snapshot);
  return table;
}

/** A payday, for which the table waits for a while. */
const pay = () =>
  wire.receive({
    type: 'step',
    version: snapshot.version + 1,
    now,
    events: [...(moments['payday']?.events ?? [])],
    opens_at: now + 3000,
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(now);
  await setLocale('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a step is shown, announced and played as sound', () => {
  const sounded = vi.spyOn(sounds, 'soundAndShake');
  const announced = vi.spyOn(announcer, 'announce');
  const { session } = sit();
  pay();
  expect(session.director.moment?.kind).toBe('payday');
  vi.advanceTimersByTime(4000);
  expect(session.director.moment).toBeUndefined();
  expect(announced).toHaveBeenCalled();
  expect(sounded).toHaveBeenCalled();
});

it('after leaving a table during a reveal, nothing is shown, played or announced', () => {
  const { session, leave } = sit();
  pay();
  const shown = session.model;
  const sounded = vi.spyOn(sounds, 'soundAndShake');
  const [announced, now] = [vi.spyOn(announcer, 'announce'), vi.spyOn(announcer, 'now')];
  const polite = announcer.polite;

  leave();
  vi.advanceTimersByTime(10_000);
  wire.receive({ ...snapshot, version: snapshot.version + 2 });
  vi.advanceTimersByTime(10_000);

  expect(wire.closed).toBe(true);
  expect(session.model).toBe(shown);
  expect(announcer.polite).toBe(polite);
  for (const spy of [sounded, announced, now]) expect(spy).not.toHaveBeenCalled();
});

it('no timer remains afterwards', () => {
  const { leave } = sit();
  pay();
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

/** Messages about attention that were sent. */
const attention = () => wire.sent.filter((text) => text.includes('"attention"'));

it('a table of one person against bots is told when nobody looks', () => {
  const { leave } = sit();
  wire.receive({ ...snapshot, table: { ...snapshot.table, attention: true } });

  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pointerdown'));

  expect(attention()).toEqual([
    '{"type":"attention","attentive":false}',
    '{"type":"attention","attentive":true}',
  ]);
  leave();
});

it('a table of several people is told nothing about attention', () => {
  const { leave } = sit();

  vi.advanceTimersByTime(60_000);

  expect(attention()).toEqual([]);
  leave();
});
