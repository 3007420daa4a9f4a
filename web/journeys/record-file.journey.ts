import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { golden } from './support/golden';
import { openServer, phone } from './support/visits';
import { toRecordsWithoutServer } from './support/records';

const server = openServer('record-file', { installs: true, mayBreak: true });
const goldenText = (name: string) => readFile(golden(name), 'utf8');

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], file ?? ''));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

test('a record file is dropped on the page and replayed, without a server too', async () => {
  const page = await server.visit(phone);
  await toRecordsWithoutServer(page, server);

  const faults = await findings(page, 'the page for a record');
  await choose(page, 'shopping.json', '{"milk":2}');
  await page.getByText('shopping.json can’t be replayed.').waitFor();
  await drop(page, 'cut.json', (await goldenText('whole-game-of-master-6')).slice(0, 500));
  await page.getByText('cut.json can’t be replayed.').waitFor();
  await drop(page, 'master.json', await goldenText('whole-game-of-master-6'));
  await page.locator('[data-dock=replay]').waitFor();

  faults.push(...(await findings(page, 'a record')));
  await page.keyboard.press('End');
  await expect
    .poll(async () => Number(await page.locator('.step-count .num').innerText()))
    .toBeGreaterThan(100);
  await expect.poll(() => page.locator('.open-hands li').count()).toBe(6);
  await page.getByLabel('View as').selectOption({ label: 'Player 2' });
  await page.locator('.open-hands li').nth(1).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'All actions' }).waitFor();

  await choose(page, 'refused.json', await goldenText('bid-too-low'));
  await page.getByText(/isn’t allowed under the current rules: .*C4\.1/).waitFor();
  expect(faults).toEqual([]);
});
