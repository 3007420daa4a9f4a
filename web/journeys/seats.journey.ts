import { expect, test } from 'vitest';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('seats');

test('a friend with the link finds only bot seats, sees seats change, and takes a bot’s seat', async () => {
  const anna = await server.visit(desktop);
  await anna.goto(server.address());
  await anna.getByLabel('Your name').fill('Anna');
  await anna.locator('.segmented').first().getByText('3', { exact: true }).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).waitFor();
  const link = await anna.getByLabel('Link to this table').inputValue();

  const jonas = await server.visit(phone);
  await jonas.goto(link);
  await jonas.getByRole('heading', { name: 'Anna invites you' }).waitFor();
  const botsSeats = jonas.getByRole('button', { name: /^Take .+’s seat$/ });
  await expect.poll(() => botsSeats.count()).toBe(2);

  // Seats come and go without a reload.
  await anna.getByRole('button', { name: 'Change seat 2' }).click();
  await anna.getByRole('button', { name: /^Remove / }).click();
  await jonas.getByText('One empty seat').waitFor();
  await anna.getByRole('button', { name: 'Add a bot to seat 2' }).click();
  await expect.poll(() => botsSeats.count()).toBe(2);

  // A taken name is an error at its field, with a free one as a suggestion.
  await jonas.getByLabel('Your name').fill('anna');
  await jonas.getByText('Someone here is already called anna.').waitFor();
  expect(await jonas.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
  await jonas.getByRole('button', { name: 'How about anna 2?' }).click();
  await botsSeats.first().click();

  await jonas.getByText('Anna starts the game.').waitFor();
  await anna.getByText('anna 2', { exact: true }).waitFor();
});
