import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { Dice, play } from '../support/player';
import { startShortGame } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('page memory', { short: ['second'] });

/** Games of four at the table of one page, without a reload. Each has about as many steps as four minutes at the usual pace. */
const games = 16;

interface Use {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Megabytes of the heap and numbers of the page's parts after a collection of garbage. */
async function useOf(session: CDPSession): Promise<Use> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

test('the memory of a page stays flat over an evening of games', { timeout: 1_200_000 }, async () => {
  const page = await server.visit(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await startShortGame(page, server.address('/?speed=0'));
  const uses: Use[] = [];
  for (let game = 1; game <= games; game += 1) {
    await play(page, new Dice(game));
    uses.push(await useOf(session));
    if (game === games) break;
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.dock').waitFor();
  }
  console.log(
    uses
      .map(({ heap, nodes, listeners }) => `${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`)
      .join('\n'),
  );
  // The first games load parts of the client that the later ones use.
  const [early, late] = [uses[3], uses.at(-1)];
  expect((late?.heap ?? Infinity) / (early?.heap ?? 1)).toBeLessThan(1.2);
  expect((late?.nodes ?? Infinity) / (early?.nodes ?? 1)).toBeLessThan(1.2);
});
