import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { openServer, phone } from './support/visits';
import { labelStayedInside, ringChanges, watchRing } from './support/ring-size';
import { Dice, playAndLook, type Dock } from './support/player';
import { startShortGame } from './support/tables';

const server = openServer('phone', { short: ['second'] });
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

/** Questions that wait for the viewer: the table stands still while axe looks at it. */
const phases = new Map([
  ['turn', /^Your turn/],
  ['buying right', /^Sell or buy/],
  ['payment', /^Pay /],
  ['offer', /^Make your offer/],
  ['answer', /^Take it/],
]);

/** Docks that differ by more than names and numbers. */
const kindOf = ({ question, buttons }: Dock): string =>
  `${question.split(' ').slice(0, 3).join(' ')}, ${buttons.length} buttons`;

/** Collects the faults of each page when it is first seen. */
class Inspection {
  readonly faults = new Set<string>();
  readonly kinds = new Set<string>();
  readonly unseen = new Map(phases);

  constructor(private readonly page: Page) {}

  readonly isNew = (dock: Dock): boolean => !this.kinds.has(kindOf(dock)) || this.phaseOf(dock) !== undefined;

  readonly look = async (dock: Dock): Promise<void> => {
    this.kinds.add(kindOf(dock));
    await this.fits(kindOf(dock));
    const phase = this.phaseOf(dock);
    if (phase === undefined) return;
    this.unseen.delete(phase);
    await this.isForEveryone(phase);
  };

  async fits(where: string): Promise<void> {
    for (const size of sizes) {
      await this.page.setViewportSize(size);
      for (const fault of await misfits(this.page, `${where} at ${size.width}`)) this.faults.add(fault);
    }
  }

  async isForEveryone(where: string): Promise<void> {
    for (const fault of await findings(this.page, where)) this.faults.add(fault);
  }

  private phaseOf({ question }: Dock): string | undefined {
    return [...this.unseen].find(([, pattern]) => pattern.test(question))?.[0];
  }
}

test('a whole game fits phones of 360 and of 390 pixels, its ring keeps its size, and axe finds nothing in its questions', async () => {
  const page = await server.visit(phone);
  await watchRing(page);
  await page.addInitScript({ content: "localStorage.setItem('kuhhandel.preferences', '{\"hints\":true}')" });
  const inspection = new Inspection(page);
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
  await inspection.fits('lobby');
  await startShortGame(page, server.address('/?speed=0'));

  await playAndLook(page, new Dice(360), inspection.isNew, inspection.look);
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await ringChanges(page, 3), 'auctions in which the ring changed its size').toEqual([]);
  expect(await labelStayedInside(page), 'the label of the bid is within the fence').toBe(true);
  await inspection.fits('score');
  await inspection.isForEveryone('score');

  // Which questions come is decided by the bots, and the game may be short; screens.journey.ts has every question.
  expect(inspection.kinds.size, 'docks that were looked at').toBeGreaterThan(3);
  expect([...inspection.faults]).toEqual([]);
});
