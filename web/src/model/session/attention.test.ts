import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Attention, patience } from './attention';

const reported: boolean[] = [];
/** The state that the table knows, from the latest report. */
let known: boolean | undefined;

const attentionOf = (visible = true) =>
  new Attention({
    visible,
    known: () => known,
    report: (attentive) => {
      reported.push(attentive);
      known = attentive;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  known = true;
});
afterEach(() => vi.useRealTimers());

it('a hidden page is reported at once, and a shown one too', () => {
  const attention = attentionOf();

  attention.show(false);
  attention.show(true);

  expect(reported).toEqual([false, true]);
});

it('a page that nobody touches for a minute is reported once', () => {
  const attention = attentionOf();
  vi.advanceTimersByTime(patience - 1);
  attention.touch();
  vi.advanceTimersByTime(patience - 1);
  expect(reported).toEqual([]);

  vi.advanceTimersByTime(5 * patience);

  expect(reported).toEqual([false]);
});

it('the next touch continues, and the minute begins again', () => {
  const attention = attentionOf();
  vi.advanceTimersByTime(patience);

  attention.touch();
  vi.advanceTimersByTime(patience);

  expect(reported).toEqual([false, true, false]);
});

it('a hidden page is not touched', () => {
  const attention = attentionOf();
  attention.show(false);

  attention.touch();

  expect(reported).toEqual([false]);
});

it('a table that does not ask is told nothing until it asks', () => {
  known = undefined;
  const attention = attentionOf();
  attention.show(false);
  expect(reported).toEqual([]);

  known = true;
  attention.sync();
  attention.sync();

  expect(reported).toEqual([false]);
});

it('a new connection is told again', () => {
  const attention = attentionOf();
  attention.show(false);
  known = true;

  attention.reconnect();

  expect(reported).toEqual([false, false]);
});

it('an answer that was lost is repeated with the next news', () => {
  const attention = attentionOf();
  known = false;

  attention.sync();

  expect(reported).toEqual([true]);
});

it('a second page of the same player that is not looked at says so only once', () => {
  const attention = attentionOf();
  attention.show(false);
  known = true;

  attention.sync();

  expect(reported).toEqual([false]);
});
