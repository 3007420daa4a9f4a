import { beforeEach, expect, it } from 'vitest';
import { table } from '../fixtures/sunday';
import {
  tableSettingsOf,
  ordersFor,
  saveTableSettings,
  savedTableSettings,
  type TableSettings,
} from './table-settings';

const slow: TableSettings = {
  speed: 1,
  gavel: 'auctioneer',
  absence: 'pause',
  standIn: 'farmer',
  memoryAid: true,
  fairness: 'among_friends',
};

beforeEach(() => localStorage.clear());

it('is stored in the browser after each change', () => {
  expect(savedTableSettings()).toBeUndefined();
  saveTableSettings(slow);
  saveTableSettings({ speed: 3 });
  expect(savedTableSettings()).toEqual({ ...slow, speed: 3 });
});

it('drops invalid settings', () => {
  localStorage.setItem('kuhhandel.conduct', '{');
  expect(savedTableSettings()).toBeUndefined();
});

it('applies the host’s preferences to a new table, and only differences', () => {
  expect(
    ordersFor({ ...table, speed: 2, gavel: 'house', absence: 'pause', stand_in: 'farmer' }, slow),
  ).toEqual([{ do: 'speed', speed: 1, gavel: 'auctioneer' }]);
  expect(ordersFor(table, { ...tableSettingsOf(table), fairness: 'strict' })).toEqual([
    { do: 'fairness', fairness: 'strict' },
  ]);
  expect(ordersFor({ ...table, speed: 1 }, { speed: 3 })).toMatchObject([{ do: 'speed', speed: 3 }]);
  expect(ordersFor(table, tableSettingsOf(table))).toEqual([]);
  expect(ordersFor(table, undefined)).toEqual([]);
});
