import { expect, test } from 'vitest';
import { modelAfter, modelAt } from '../fixtures/models';
import { ProxyBid } from './proxy-bid.svelte';

const auction = modelAt('auction');

function proxyBidWithLog(): { ceiling: ProxyBid; told: (number | null)[] } {
  const told: (number | null)[] = [];
  const ceiling = new ProxyBid((most) => {
    told.push(most);
    return Promise.resolve(most === null || most <= 500);
  });
  return { ceiling, told };
}

test('a ceiling stands once the table has taken it, until it is taken back', async () => {
  const { ceiling, told } = proxyBidWithLog();
  await ceiling.set(150);
  expect(ceiling.most).toBe(150);
  await ceiling.set(undefined);
  expect(ceiling.most).toBeUndefined();
  await ceiling.set(900);
  expect(ceiling.most).toBeUndefined();
  expect(told).toEqual([150, null, 900]);
});

test('it ends with its lot', async () => {
  const { ceiling } = proxyBidWithLog();
  await ceiling.set(150);
  ceiling.follow(auction);
  expect(ceiling.most).toBe(150);
  ceiling.follow(modelAt('turn'));
  expect(ceiling.most).toBeUndefined();
});

test('a server that comes back is told again', async () => {
  const { ceiling, told } = proxyBidWithLog();
  await ceiling.set(150);
  ceiling.follow(modelAfter(auction, { name: 'reopened' }));
  expect(told).toEqual([150, 150]);
});
