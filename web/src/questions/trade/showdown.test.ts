import { describe, expect, it } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import type { TradeEnd } from '../../model/moment';
import { countsOf, isExchanged, showdownOf, timelineOf, turnsOf } from './showdown';

function tradeIn(scene: string): TradeEnd {
  const { moment } = seatedAt(scene).session.director;
  if (moment?.kind !== 'trade') throw new Error('no trade');
  return moment;
}

describe('a revealed trade', () => {
  const end = tradeIn('reveal');
  const showdown = showdownOf(end, 0);

  it('has the own pile near, and each sorted ascending', () => {
    expect(showdown.b).toMatchObject({ seat: 0, sum: 150 });
    expect(showdown.a.laid.map(({ value }) => value)).toEqual([0, 10, 50, 50]);
  });

  it('reveals the piles alternately, and finishes before the sums are compared', () => {
    const turns = turnsOf(showdown);
    expect(turns.map(({ side }) => side).join('')).toBe('ababaa');
    expect(Math.max(...turns.map(({ at }) => at + 180))).toBeLessThan(1620);
  });

  it('counts up to the sums of the event', () => {
    expect(countsOf(showdown, 'a').map(({ to }) => to)).toEqual([0, 10, 60, 110]);
    expect(countsOf(showdown, 'b').at(-1)?.to).toBe(150);
  });

  it('finishes in time even with very many money cards', () => {
    const laid = Array.from({ length: 30 }, () => ({ value: 10, to: 'a' as const }));
    const many = { ...showdown, a: { ...showdown.a, laid } };
    expect(Math.max(...turnsOf(many).map(({ at }) => at + 180))).toBeLessThanOrEqual(1620);
  });

  it('moves every money card to its new owner (C6.6)', () => {
    expect(showdown.a.laid.every(({ to }) => to === 'b')).toBe(true);
    expect(showdown.b.laid.every(({ to }) => to === 'a')).toBe(true);
  });
});

it('spectators see the right number of backs, and no sums', () => {
  const showdown = showdownOf(tradeIn('watchedTrade'), 0);
  expect(showdown.a.laid.map(({ value }) => value)).toEqual([null, null, null, null]);
  expect([showdown.a.sum, showdown.b.sum]).toEqual([undefined, undefined]);
  const fronts = timelineOf(tradeIn('watchedTrade'), showdown, 0).steps.filter(({ of }) =>
    of.includes('.flip'),
  );
  expect(fronts).toEqual([]);
});

it('equal sums exchange the piles, and move no animals (C6.7)', () => {
  const end = tradeIn('tie');
  const showdown = showdownOf(end, 0);
  const { steps } = timelineOf(end, showdown, 0);
  expect(steps.filter(({ of }) => of === '.stake-cards .stake-card')).toEqual([]);
  expect(steps.filter(({ of }) => of === '.laid-card')).toHaveLength(1);
  expect(showdown.b.laid.every(({ to }) => to === 'a')).toBe(true);
  expect(isExchanged(end)).toBe(true);
});

it('the last note keeps all waiting', () => {
  const turns = turnsOf(showdownOf(tradeIn('reveal'), 0)).map(({ at }) => at);
  const waits = turns.map((at, place) => at - (turns[place - 1] ?? 0)).slice(1);
  const last = waits.pop() ?? 0;
  expect(last - Math.max(...waits)).toBeGreaterThanOrEqual(400);
});

it('an accepted offer has no opposing pile', () => {
  const showdown = showdownOf(tradeIn('accepted'), 0);
  expect(showdown.a.laid).toEqual([]);
  expect(showdown.b).toMatchObject({ seat: 0, sum: 110 });
});
