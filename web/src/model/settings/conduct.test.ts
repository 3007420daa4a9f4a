import { beforeEach, expect, it } from 'vitest';
import { table } from '../fixtures/sunday';
import { conductOf, ordersFor, saveConduct, savedConduct, type Conduct } from './conduct';

const slow: Conduct = {
  speed: 1,
  gavel: 'auctioneer',
  absence: 'pause',
  standIn: 'farmer',
  memoryAid: true,
  fairness: 'among_friends',
};

beforeEach(() => localStorage.clear());

it('is stored in the browser after each change', () => {
  expect(savedConduct()).toBeUndefined();
  saveConduct(slow);
  saveConduct({ speed: 3 });
  expect(savedConduct()).toEqual({ ...slow, speed: 3 });
});

it('drops invalid settings', () => {
  localStorage.setItem('kuhhandel.conduct', '{');
  expect(savedConduct()).toBeUndefined();
});

it('applies the host’s preferences to a new table, and only differences', () => {
  expect(
    ordersFor({ ...table, speed: 2, gavel: 'house', absence: 'pause', stand_in: 'farmer' }, slow),
  ).toEqual([{ do: 'speed', speed: 1, gavel: 'auctioneer' }]);
  expect(ordersFor(table, { ...conductOf(table), fairness: 'strict' })).toEqual([
    { do: 'fairness', fairness: 'strict' },
  ]);
  expect(ordersFor({ ...table, speed: 1 }, { speed: 3 })).toMatchObject([{ do: 'speed', speed: 3 }]);
  expect(ordersFor(table, conductOf(table))).toEqual([]);
  expect(ordersFor(table, undefined)).toEqual([]);
});
