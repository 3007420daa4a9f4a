import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openServer, phone } from './support/visits';
import { change, Dice, dockOf, play } from './support/player';

const server = openServer('offline', { installs: true, mayBreak: true });

test('two share a device: private information waits for its player, offline too', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name').fill('Anna');
  await page.getByText('Play on this device, without a server').click();
  await page.getByText('3', { exact: true }).click();
  await page.getByLabel('Player 2 here').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.passing, .dock').first().waitFor();
  // By then, pages that were not visited yet are cached.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);

  const dice = new Dice(31);
  const found: string[] = [];
  let passes = 0;
  let bids = 0;
  while (passes <= 10 || bids === 0) {
    // Between two hands the screen shows no dock at all, and so no secret.
    await page.locator('.passing, .dock').first().waitFor();
    await play(page, dice, ({ question, buttons }) => question === '' || buttons.some(isBid));
    const dock = await dockOf(page);
    const bid = dock.buttons.find(isBid);
    if (bid !== undefined) {
      if (dice.chance(30)) {
        await page
          .getByRole('button', { name: bid })
          .click({ timeout: 1000 })
          .catch(() => undefined);
        bids += 1;
      }
      await change(page, dock);
      continue;
    }
    if (passes === 0) found.push(...(await findings(page, 'passing')));
    await page.getByRole('button', { name: /^I’m / }).click();
    passes += 1;
  }
  expect(found).toEqual([]);
});

const isBid = (name: string): boolean => / bids \d/.test(name);
