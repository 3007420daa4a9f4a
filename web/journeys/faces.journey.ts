import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('faces');

test('people choose faces, which the others see; a face that is taken is not offered, and a reload keeps it', async () => {
  const anna = await server.visit(desktop);
  await anna.goto(server.address('/?speed=0'));
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Your face' }).click();
  await anna.getByText('Your face').last().waitFor();
  await anna.locator('label', { has: anna.getByRole('radio', { name: 'Cat' }) }).click();
  expect(await findings(anna, 'the faces')).toEqual([]);
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();

  const ben = await server.visit(phone);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Your face' }).click();
  expect(await ben.getByRole('radio', { name: 'Cat, taken by Anna' }).isDisabled()).toBe(true);
  await ben.locator('label', { has: ben.getByRole('radio', { name: 'Pigtails' }) }).click();
  expect([...(await findings(ben, 'the taken face')), ...(await misfits(ben, 'the taken face'))]).toEqual([]);
  await ben.getByRole('button', { name: 'Take a seat' }).click();

  const seat = (name: string) => anna.locator('.seat-face', { hasText: name });
  await seat('Ben').locator('img[src*="farmer"]').waitFor();
  await seat('Anna').locator('img[src*="cat"]').waitFor();
  await ben.reload();
  await ben.locator('.seat-face', { hasText: 'Ben' }).locator('img[src*="farmer"]').waitFor();

  // The farmer has Ben's face, so another bot comes.
  await anna.getByRole('button', { name: 'Add a bot to seat 3' }).click();
  await anna.getByText('1 bot', { exact: false }).first().waitFor();
  expect(await anna.locator('.seat-face img[src*="farmer"]').count()).toBe(1);

  await seat('Anna').click();
  await anna.locator('label', { has: anna.getByRole('radio', { name: 'Sheep' }) }).click();
  await ben.locator('.seat-face', { hasText: 'Anna' }).locator('img[src*="sheep"]').waitFor();
  expect([...(await findings(anna, 'the own seat')), ...(await misfits(anna, 'the own seat'))]).toEqual([]);
});
