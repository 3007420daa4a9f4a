import { expect, test } from 'vitest';
import { findings } from './axe';
import { misfits } from './fits';
import { openTable } from './tables';
import { desktop, openServer, phone } from './visits';

const operatorToken = 'three-cows-and-a-donkey-in-the-barn';
// The page first asks without a token, and a table that is closed ends its connections.
const server = openServer('operator', { operatorToken, mayBreak: true });

test('who keeps the server closes a table, and who sits there reads why', async () => {
  const lena = await server.visit(phone);
  await openTable(lena, server.address('/?speed=0'), '2nd edition', 4);

  const keeper = await server.visit(desktop);
  await keeper.goto(server.address('/operator'));
  await keeper.getByLabel('Token').fill('a-token-of-somebody-elses-own-making');
  await keeper.getByRole('button', { name: 'Open', exact: true }).click();
  await keeper.getByText('That is not the token.').waitFor();
  await keeper.getByLabel('Token').fill(operatorToken);
  await keeper.getByRole('button', { name: 'Open', exact: true }).click();
  const tables = keeper.getByRole('region', { name: 'Tables' });
  await tables.getByText(/^Lena, /).waitFor();
  const faults = [...(await misfits(keeper, 'operator')), ...(await findings(keeper, 'operator'))];
  await tables.getByRole('button', { name: 'Close Sunday at Oma’s' }).click();
  await tables.getByLabel('Why? Those at the table will read it.').fill('Moved to Monday.');
  await tables.getByRole('button', { name: 'Close it for good' }).click();

  await lena.getByText('Moved to Monday.').waitFor();
  expect(faults).toEqual([]);
});
