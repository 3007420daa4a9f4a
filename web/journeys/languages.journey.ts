import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openServer, phone } from './support/visits';

const server = openServer('languages');

test('five languages follow the choice without a reload, and are remembered', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await page.evaluate(() => document.body.setAttribute('data-same', 'page'));
  const headlines = new Set<string>();
  const wide: string[] = [];
  for (const code of ['en', 'de', 'nl', 'fr', 'ru']) {
    await page.locator('.lang select').selectOption(code);
    await page.locator(`html[lang=${code}]`).waitFor();
    await expect.poll(() => page.locator('h1').innerText()).toSatisfy((text: string) => !headlines.has(text));
    headlines.add(await page.locator('h1').innerText());
    const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (over) wide.push(code);
  }
  expect(wide, 'wider than the phone').toEqual([]);
  expect(await page.locator('body[data-same=page]').count()).toBe(1);
  expect(await findings(page, 'lobby in Russian')).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Играть с ботами' }).click();
  await page.getByRole('heading', { name: 'Стадо' }).waitFor();
});
