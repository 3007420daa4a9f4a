import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyNow } from '../../browser/clock';
import { modelAt } from '../../model/fixtures/models';
import type { Model } from '../../model/model';
import { seatNoticeOf } from './seat-notice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The host has removed Ben, and can give the seat back for so many milliseconds. */
function tableOf(milliseconds: number): Model {
  const model = modelAt('turn');
  const freed = { kind: 'empty', freed: 'Ben', undone_until: steadyNow() + milliseconds } as const;
  const [first, , ...others] = model.table.seats;
  if (first === undefined) throw new Error('the scene has no seats');
  const table = { ...model.table, newcomers: [], seats: [first, freed, ...others] };
  return { ...model, ahead: 0, you: { seat: 0, host: true }, table };
}

it('a seat can be given back until its time is over, without any message of the server', () => {
  const model = tableOf(10_000);
  const seen: unknown[] = [];
  const leave = $effect.root(() => {
    const notice = $derived(seatNoticeOf(model, 'Anna', false));
    $effect(() => void seen.push(notice?.is));
  });
  flushSync();
  vi.advanceTimersByTime(9000);
  flushSync();
  expect(seen).toEqual(['freed']);

  vi.advanceTimersByTime(1001);
  flushSync();
  expect(seen).toEqual(['freed', undefined]);
  leave();
});

it('a seat whose time is over brings no message', () => {
  expect(seatNoticeOf(tableOf(0), 'Anna', false)).toBeUndefined();
});
