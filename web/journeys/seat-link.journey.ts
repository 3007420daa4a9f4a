import { expect, test } from 'vitest';
import { desktop, openHouse, phone } from './house';
import { startQuickGame } from './tables';
import { findings } from './axe';

const house = openHouse('seat-link');

test('the link of a seat opens it on another device, and nothing of it stays in the address', async () => {
  const desk = await house.visit(desktop);
  await startQuickGame(desk, house.address('/?speed=0'));
  expect(await desk.locator('#seat-link').isVisible()).toBe(false);
  await desk.getByRole('button', { name: 'Play on another device' }).first().click();
  const link = await desk.getByLabel('Link to your seat').inputValue();
  expect(await findings(desk, 'the link of a seat')).toEqual([]);

  const other = await house.visit(phone);
  await other.goto(link);
  await other.locator('.dock:not(.audience)').waitFor();
  expect(other.url()).not.toContain('#');
  expect(await other.getByText('You are watching').count()).toBe(0);
  await other.reload();
  await other.locator('.dock:not(.audience)').waitFor();
});
