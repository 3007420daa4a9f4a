import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pages } from './support/gallery-pages';
import { openServer, type VisitedServer } from './support/visits';
import { differences, otherTree } from './support/likeness';

const mine = openServer('same look');
const others = openServer('same look', { web: join(otherTree(), 'dist') });

// A game against bots goes on while one looks, and a table has a name that no other has.
const { rules: _, 'waiting-room': __, ...still } = pages;

async function open(server: VisitedServer, turnTo: (page: Page) => Promise<void>): Promise<Page> {
  const page = await server.visit();
  await page.goto(server.address());
  await turnTo(page);
  await page.waitForLoadState('networkidle');
  return page;
}

test.each(Object.entries(still))('%s looks as in the other tree', async (name, turnTo) => {
  expect(await differences(name, await open(mine, turnTo), await open(others, turnTo))).toEqual([]);
});
