import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { startTogether } from './support/together';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('rename');

test('a name change in a running game is sent to all, and the player stays the same', async () => {
  const [anna, ben] = [await server.visit(desktop), await server.visit(phone)];
  await startTogether(server.address(''), anna, ben, 0);

  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Change your name' }).click();
  const name = ben.getByRole('textbox', { name: 'Change your name' });
  await name.fill('anna');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('alert').getByText('Someone at this table has that name').waitFor();
  const faults = [...(await misfits(ben, 'another name')), ...(await findings(ben, 'another name'))];
  await name.fill('Benedikt');
  await ben.getByRole('button', { name: 'Save' }).click();

  await anna.locator('.seat .name', { hasText: 'Benedikt' }).waitFor();
  expect(await anna.locator('.seat .name', { hasText: /^Ben$/ }).count()).toBe(0);
  await anna.getByRole('button', { name: 'Log' }).click();
  const log = anna.getByRole('group', { name: 'Game so far' });
  await log.getByText('Ben is now called Benedikt.').waitFor();
  // The name is theirs wherever they go from this device.
  await ben.getByRole('link', { name: 'Kuhhandel, home' }).click();
  await expect.poll(() => ben.getByLabel('Your name', { exact: true }).inputValue()).toBe('Benedikt');
  expect(faults).toEqual([]);
});
