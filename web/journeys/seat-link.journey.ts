import { expect, test } from 'vitest';
import { desktop, openServer, phone } from './support/visits';
import { startQuickGame } from './support/tables';
import { findings } from './support/axe';

const server = openServer('seat-link');

test('a seat link opens the seat on another device, and is removed from the address bar', async () => {
  const desk = await server.visit(desktop);
  await startQuickGame(desk, server.address('/?speed=0'));
  expect(await desk.locator('#seat-link').isVisible()).toBe(false);
  await desk.getByRole('button', { name: 'Menu' }).click();
  await desk.getByRole('button', { name: 'Play on another device' }).click();
  const link = await desk.getByLabel('Link to your seat').inputValue();
  expect(await findings(desk, 'the link of a seat')).toEqual([]);

  const other = await server.visit(phone);
  await other.goto(link);
  await other.locator('.dock:not(.audience)').waitFor();
  await expect.poll(() => other.url()).not.toContain('#');
  expect(await other.getByText('You’re watching').count()).toBe(0);
  await other.reload();
  await other.locator('.dock:not(.audience)').waitFor();
});
