import type { Page, ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { Film } from './support/film';
import { misfits } from './support/fits';
import { presses, titles } from './support/lesson-steps';
import { lastingFaults } from './support/stillness';
import { openServer, phone } from './support/visits';

const server = openServer('lesson', { mayBreak: true });

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** Returns answers that a pupil would have to scroll to. */
const belowTheEdge = (page: Page) =>
  lastingFaults(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLButtonElement>('.dock button:enabled')]
        .filter((button) => button.offsetParent !== null)
        .filter((button) => button.getBoundingClientRect().bottom > innerHeight + 0.5)
        .map(({ innerText }) => `${innerText}: below the edge`),
    ),
  );

/** The lowest height of a dock that only shows something, on the large phone. */
const heightOfShow = 190;

/** Returns the height below which the dock does not shrink. */
const floorOf = (page: Page) =>
  page.locator('.dock').evaluate((dock) => Number.parseFloat(dock.style.getPropertyValue('--floor')) || 0);

/** A film strip of the page, if FILM is set. */
function filmed(page: Page) {
  if (process.env['FILM'] === undefined) return { film: undefined, develop: () => Promise.resolve('') };
  const film = new Film({ pupil: page });
  return { film, develop: async (title: string) => film.develop(title, await server.visit()) };
}

/** Does every step on a phone of that size; returns what does not fit, or is not accessible. */
async function doLesson(viewport: ViewportSize): Promise<string[]> {
  const page = await server.visit({ viewport, hasTouch: true });
  await page.goto(server.address('/'));
  await page.getByRole('link', { name: 'Learn it' }).first().click();
  const found: string[] = [];
  // Notes in a tray overlap on the smallest phones.
  const inspect = async (where: string) =>
    found.push(
      ...(await misfits(page, where)).filter((misfit) => !/: Take \d+ back/.test(misfit)),
      ...(await belowTheEdge(page)),
    );
  const { film, develop } = filmed(page);
  for (const [step, names] of presses.entries()) {
    const title = titles[step] ?? '';
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    for (const name of names) {
      const button = page.locator('.dock').getByRole('button', { name }).first();
      await button.waitFor({ timeout: 30_000 });
      await inspect(title);
      film?.mark(`${title}: ${name.source}`);
      await button.click();
    }
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.waitFor({ timeout: 30_000 });
    await inspect(`${title}: done`);
    if (viewport === phones[0] && (await floorOf(page)) < heightOfShow)
      found.push(`${title}: the stage grows at the end`);
    // The findings of axe do not depend on the size.
    if (viewport === phones[0]) found.push(...(await findings(page, `${title}: done`)));
    await next.click();
  }
  await page.getByRole('heading', { name: 'Now you can play' }).waitFor();
  await inspect('end');
  await develop(`lesson-${viewport.height}`);
  return found;
}

// The lesson waits for its bots' hands, so three phones take as long as one.
test('the lesson is done step by step on a large, a small and a turned phone', async () => {
  const found = await Promise.all(phones.map(doLesson));
  expect(found.flat()).toEqual([]);
});

test('the lesson keeps its place, goes back and on, and ends in a calm game with advice', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/local/lesson'));
  await page.getByRole('heading', { name: 'Make a second quartet' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  // The focus is on the button that goes on.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bid more than Otto' }).waitFor();
  await page.getByRole('link', { name: 'Leave; the lesson keeps your place' }).click();
  await page.getByRole('link', { name: 'Learn it' }).first().click();
  await page.getByRole('heading', { name: 'Bid more than Otto' }).waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByRole('heading', { name: 'Make a second quartet' }).waitFor();
  for (let step = 0; step < titles.length; step += 1)
    await page.getByRole('button', { name: 'Step forward' }).click();

  await page.getByRole('button', { name: /^A real game, calm/ }).click();
  await page.locator('.coach').waitFor({ timeout: 60_000 });
});
