import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { holdConnection } from './support/held-connection';
import { openTable } from './support/tables';
import { desktop, openServer, phone } from './support/visits';

const operatorToken = 'three-cows-and-a-donkey-in-the-barn';
// The page first asks without a token, and a table that is closed ends its connections.
const server = openServer('operator', { operatorToken, mayBreak: true });

test('the operator closes a table, and its players see the reason', async () => {
  const lena = await server.visit(phone);
  await openTable(lena, server.address('/?speed=0'), '2nd edition', 4);

  const operator = await server.visit(desktop);
  await operator.goto(server.address('/operator'));
  await operator.getByLabel('Token').fill('a-token-of-somebody-elses-own-making');
  await operator.getByRole('button', { name: 'Open', exact: true }).click();
  await operator.getByText('That isn’t the token.').waitFor();
  await operator.getByLabel('Token').fill(operatorToken);
  await operator.getByRole('button', { name: 'Open', exact: true }).click();
  const tables = operator.getByRole('region', { name: 'Tables' });
  await tables.getByText(/^Lena, /).waitFor();
  const limits = operator.getByRole('region', { name: 'Limits' });
  await limits.getByLabel('Tables in memory').fill('70');
  await limits.getByRole('button', { name: 'Set', exact: true }).click();
  await limits.getByText(/^Changed at runtime/).waitFor();
  const faults = [...(await misfits(operator, 'operator')), ...(await findings(operator, 'operator'))];
  await tables.getByRole('button', { name: 'Close Sunday at Oma’s' }).click();
  await tables.getByLabel('Reason (shown to the players)').fill('Moved to Monday.');
  await tables.getByRole('button', { name: 'Close permanently' }).click();

  await lena.getByText('Moved to Monday.').waitFor();
  expect(faults).toEqual([]);
});

test('a banned player sees the end and reason, by name and by address, and can play once unbanned', async () => {
  const operator = await server.visit(desktop);
  await operator.goto(server.address('/operator'));
  await operator.getByLabel('Token').fill(operatorToken);
  await operator.getByRole('button', { name: 'Open', exact: true }).click();
  const bans = operator.getByRole('region', { name: 'Bans' });
  const ban = async (what: string, whom: string) => {
    await bans.getByLabel('Type', { exact: true }).selectOption(what);
    await bans.getByLabel('Name or address').fill(whom);
    await bans.getByLabel('Duration').selectOption('7 days');
    await bans.getByLabel('Reason (shown to them)').fill('Rude words.');
    await bans.getByRole('button', { name: 'Ban', exact: true }).click();
    await bans.getByRole('button', { name: `Unban ${whom}` }).waitFor();
  };
  await ban('name', 'Rudi');

  const rudi = await server.visit(phone);
  await rudi.goto(server.address('/?speed=0'));
  await rudi.getByLabel('Your name', { exact: true }).fill('Rudi');
  const playNow = rudi.getByRole('button', { name: 'Play against bots now' });
  await playNow.click();
  await rudi.getByText('banned this name').waitFor();
  await rudi.getByText('Rude words.').waitFor();
  const faults = [...(await misfits(rudi, 'a banned name')), ...(await findings(rudi, 'a banned name'))];
  await bans.getByRole('button', { name: 'Unban Rudi' }).click();
  await bans.getByText('No bans.').waitFor();
  await playNow.click();
  await rudi.locator('.dock').waitFor();

  const elsewhere = await holdConnection(server.address(''), '127.0.0.2');
  await ban('address', '127.0.0.2');
  const otto = await server.visit(phone);
  await otto.goto(`${elsewhere.address}/`);
  await otto.getByText('banned this connection').waitFor();
  await otto.getByText('Rude words.').waitFor();
  faults.push(...(await misfits(otto, 'a banned address')), ...(await findings(otto, 'a banned address')));
  expect(faults).toEqual([]);
});
