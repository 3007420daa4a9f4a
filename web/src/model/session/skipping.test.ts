import { expect, test } from 'vitest';
import { modelAfter, modelAt } from '../fixtures/models';
import { hasDecision, mayGoOn } from '../decision';
import type { Model } from '../model';
import type { GameEvent, SeatInfo, Step } from '../../wire/protocol';
import { Skipping } from './skipping.svelte';

/** The scene of a viewer who waits while others play. */
const waits = modelAt('auction');
const idle: Model = { ...waits, options: [] };
const asked: Model = { ...waits, passed: [] };

const step = (...events: GameEvent[]): Step => ({ type: 'step', version: 2, now: 0, events });
const mine: GameEvent = { name: 'on_to_me', seat: waits.you.seat ?? 0 };

test('a bidder has a decision until they pass', () => {
  const { seat } = asked.you;
  expect(hasDecision(asked)).toBe(true);
  expect(hasDecision({ ...asked, passed: [seat ?? 0] })).toBe(false);
  expect(hasDecision(idle)).toBe(false);
});

test('skipping to my turn is offered only among bots, and never with a pending decision', () => {
  const bot: SeatInfo = { kind: 'bot', name: 'Hugo', bot: 'farmer' };
  const seats = idle.table.seats.map((info, seat) => (seat === idle.you.seat ? info : bot));
  const bots: Model = { ...idle, table: { ...idle.table, seats } };
  expect(mayGoOn(bots)).toBe(true);
  expect(mayGoOn({ ...bots, options: asked.options, passed: [] })).toBe(false);
  expect(mayGoOn({ ...bots, table: { ...bots.table, answer_within: 12 } })).toBe(false);

  const ben: SeatInfo = { kind: 'person', name: 'Ben', away: false, lag: 0 };
  const company = seats.map((info, seat) => (seat === (idle.you.seat ?? 0) + 1 ? ben : info));
  expect(mayGoOn({ ...bots, table: { ...bots.table, seats: company } })).toBe(false);
});

test('once requested, steps are skipped until the next decision', () => {
  const skipping = new Skipping();
  expect(skipping.passesOver(step({ name: 'called', call: 1 }), idle, idle)).toBe(false);
  expect(skipping.passesOver(step(mine), idle, idle)).toBe(true);
  expect(skipping.passesOver(step({ name: 'turn', seat: 1 }), idle, idle)).toBe(true);
  expect(skipping.since).toBe(idle.log.length);

  const arrived = { ...modelAfter(idle, { name: 'turn', seat: 0 }), options: asked.options };
  expect(skipping.passesOver(step({ name: 'turn', seat: 0 }), idle, arrived)).toBe(false);
  expect(skipping.underway).toBe(false);
});

test('awaited steps are shown, and skipped ones are summarized until read', () => {
  const skipping = new Skipping();
  skipping.passesOver(step(mine), idle, idle);
  skipping.read();
  expect(skipping.since, 'on the way nothing has been read yet').toBe(idle.log.length);

  const shown: Step = { ...step({ name: 'turn', seat: 1 }), opens_at: 5000 };
  expect(skipping.passesOver(shown, idle, idle)).toBe(false);
  skipping.read();
  expect(skipping.since).toBeUndefined();
});

test('a request of another player skips nothing here', () => {
  const other: GameEvent = { name: 'on_to_me', seat: (waits.you.seat ?? 0) + 1 };
  expect(new Skipping().passesOver(step(other), idle, idle)).toBe(false);
});
