import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Attention, patience } from './attention';

const told: boolean[] = [];
/** The state that the table knows from the messages. */
let known: boolean | undefined;

const looking = (visible = true) =>
  new Attention({
    visible,
    known: () => known,
    tell: (attentive) => {
      told.push(attentive);
      known = attentive;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  known = true;
});
afterEach(() => vi.useRealTimers());

it('a hidden page is reported at once, and a shown one too', () => {
  const attention = looking();

  attention.show(false);
  attention.show(true);

  expect(told).toEqual([false, true]);
});

it('a page that nobody touches for a minute is reported once', () => {
  const attention = looking();
  vi.advanceTimersByTime(patience - 1);
  attention.touch();
  vi.advanceTimersByTime(patience - 1);
  expect(told).toEqual([]);

  vi.advanceTimersByTime(5 * patience);

  expect(told).toEqual([false]);
});

it('the next touch continues, and the minute begins again', () => {
  const attention = looking();
  vi.advanceTimersByTime(patience);

  attention.touch();
  vi.advanceTimersByTime(patience);

  expect(told).toEqual([false, true, false]);
});

it('a hidden page is not touched', () => {
  const attention = looking();
  attention.show(false);

  attention.touch();

  expect(told).toEqual([false]);
});

it('a table that does not ask is told nothing until it asks', () => {
  known = undefined;
  const attention = looking();
  attention.show(false);
  expect(told).toEqual([]);

  known = true;
  attention.sync();
  attention.sync();

  expect(told).toEqual([false]);
});

it('a new connection is told again', () => {
  const attention = looking();
  attention.show(false);
  known = true;

  attention.reconnect();

  expect(told).toEqual([false, false]);
});

it('an answer that was lost is repeated with the next news', () => {
  const attention = looking();
  known = false;

  attention.sync();

  expect(told).toEqual([true]);
});

it('a second page of the same player that is not looked at says so only once', () => {
  const attention = looking();
  attention.show(false);
  known = true;

  attention.sync();

  expect(told).toEqual([false]);
});
