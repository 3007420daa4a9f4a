import { expect, test } from 'vitest';
import { modelAfter, modelAt } from '../fixtures/models';
import { ProxyBid } from './commands.svelte';

const auction = modelAt('auction');

function proxyBidWithLog(): { ceiling: ProxyBid; sent: (number | null)[] } {
  const sent: (number | null)[] = [];
  const ceiling = new ProxyBid((most) => {
    sent.push(most);
    return Promise.resolve(most === null || most <= 500);
  });
  return { ceiling, sent };
}

test('a proxy bid is active once the table accepts it, until it is cancelled', async () => {
  const { ceiling, sent } = proxyBidWithLog();
  await ceiling.set(150);
  expect(ceiling.most).toBe(150);
  await ceiling.set(undefined);
  expect(ceiling.most).toBeUndefined();
  await ceiling.set(900);
  expect(ceiling.most).toBeUndefined();
  expect(sent).toEqual([150, null, 900]);
});

test('a proxy bid ends with its lot', async () => {
  const { ceiling } = proxyBidWithLog();
  await ceiling.set(150);
  ceiling.follow(auction);
  expect(ceiling.most).toBe(150);
  ceiling.follow(modelAt('turn'));
  expect(ceiling.most).toBeUndefined();
});

test('a proxy bid is sent again after reconnecting', async () => {
  const { ceiling, sent } = proxyBidWithLog();
  await ceiling.set(150);
  ceiling.follow(modelAfter(auction, { name: 'reopened' }));
  expect(sent).toEqual([150, 150]);
});
