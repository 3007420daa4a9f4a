import { describe, expect, it } from 'vitest';
import { amountIn, quickBids } from './bids';
import { coverageOf } from './coverage';
import { gateAt, pointAt } from '../../parts/fence/fence';

const option = { do: 'bid' as const, from: 100, to: 130, step: 10 };

describe('bids', () => {
  it('are steps above the standing bid, and only allowed ones', () => {
    expect(quickBids({ ...option, to: 700 }).map(({ amount }) => amount)).toEqual([100, 110, 140]);
    expect(quickBids(option).map(({ rise }) => rise)).toEqual([10, 20]);
  });

  it('of any amount stay within the allowed range', () => {
    expect(amountIn(option, 90)).toBe(100);
    expect(amountIn(option, 114)).toBe(110);
    expect(amountIn(option, 900)).toBe(130);
  });

  it('are marked by their meaning for my hand', () => {
    const purse = { 0: 2, 10: 3, 50: 3 };
    expect(coverageOf(purse, 110)).toEqual({ kind: 'ok' });
    expect(coverageOf(purse, 140)).toEqual({ kind: 'over', pays: 150 });
    expect(coverageOf(purse, 190)).toEqual({ kind: 'bluff', above: 10 });
  });
});

describe('the fence', () => {
  it('runs clockwise from the top', () => {
    expect(pointAt(0)).toEqual({ x: 200, y: 13 });
    expect(pointAt(0.25).x).toBeCloseTo(387);
    expect(gateAt(1, 0.5).y).toBeCloseTo(387);
  });
});
