import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeGroup } from './support/groups';
import { inLobby } from './support/play-now';
import { desktop, openServer, phone } from './support/visits';

const operatorToken = 'three-cows-and-a-donkey-in-the-barn';
const server = openServer('lost-answers', { operatorToken, mayBreak: true });

/** Changes whose answers were lost, by method and path. */
interface Lost {
  readonly changes: Set<string>;
}

/** Lets the server carry out each change, but loses its first `count` answers. */
async function loseAnswers(page: Page, count = 1): Promise<Lost> {
  const lost = new Map<string, number>();
  const changes = new Set<string>();
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    const key = request.headers()['idempotency-key'];
    if (key === undefined) return route.continue();
    const before = lost.get(key) ?? 0;
    lost.set(key, before + 1);
    if (before >= count) return route.continue();
    changes.add(`${request.method()} ${new URL(request.url()).pathname}`);
    // The visit may end before a request that waits for other players is answered.
    const answer = await route.fetch({ timeout: 0 }).catch(() => undefined);
    return answer === undefined ? undefined : route.abort('connectionreset');
  });
  return { changes };
}

interface Status {
  readonly tables: readonly { readonly id: string; readonly seen: { readonly seats: unknown } }[];
  readonly report_count: number;
}

async function status(): Promise<Status> {
  const response = await fetch(server.address('/api/operator'), {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  return (await response.json()) as Status;
}

const namesAt = ({ seen }: Status['tables'][number]) =>
  JSON.stringify(seen.seats).match(/"name":"[^"]*"/g) ?? [];

async function openForm(page: Page, table: string): Promise<void> {
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('Name of the table').fill(table);
}

test('a table, a seat and a report are created once even if the responses are lost', async () => {
  const known = (await status()).tables.length;
  const anna = await server.visit(desktop);
  const ofAnna = await loseAnswers(anna);
  await openForm(anna, 'Sunday');
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('heading', { name: 'Sunday', exact: true }).waitFor();
  const link = await anna.getByLabel('Link to this table').inputValue();

  const ben = await server.visit(phone);
  const ofBen = await loseAnswers(ben);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByText('Anna starts the game.').waitFor();

  const { tables } = await status();
  expect(tables).toHaveLength(known + 1);
  const [table] = tables.filter(({ id }) => link.endsWith(id));
  expect(table && namesAt(table)).toEqual(['"name":"Anna"', '"name":"Ben"']);
  expect([...ofAnna.changes]).toEqual(['POST /api/tables']);
  expect([...ofBen.changes]).toEqual([expect.stringMatching(/^POST \/api\/tables\/.*\/seats$/)]);
});

test('a table whose response never arrives is opened once, also after a reload', async () => {
  const known = (await status()).tables.length;
  const anna = await server.visit(desktop);
  await loseAnswers(anna, 5);
  await openForm(anna, 'Monday');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByText('it’s done only once').waitFor();
  expect((await status()).tables).toHaveLength(known + 1);

  await anna.reload();
  await openForm(anna, 'Monday');
  await anna.getByRole('button', { name: 'Open the table' }).dblclick();
  await anna.getByRole('heading', { name: 'Monday', exact: true }).waitFor();

  expect((await status()).tables).toHaveLength(known + 1);
});

test('Play now gives one seat even if the response is lost', async () => {
  const known = (await status()).tables.length;
  const page = await inLobby(server, { name: 'Zoe' });
  const lost = await loseAnswers(page);
  await page.getByRole('button', { name: 'Play now', exact: true }).dblclick();
  await page.getByRole('list', { name: 'Players' }).waitFor();

  expect((await status()).tables).toHaveLength(known + 1);
  expect(lost.changes).toContain('POST /api/play');
});

test('a group, its games and its files are created once even if the responses are lost', async () => {
  const page = await server.visit(desktop);
  const lost = await loseAnswers(page);
  await page.goto(server.address('/'));
  await makeGroup(page);
  const key = new URL(page.url()).hash.slice(1);
  const group = async () => {
    const response = await fetch(server.address('/api/group'), {
      headers: { authorization: `Bearer ${key}` },
    });
    return (await response.json()) as { count: number; players: unknown[] };
  };
  const table =
    'date,edition,player,points\n2026-11-20,second,Anna,800\n2026-11-20,second,Ben,0\n2026-11-20,second,Cleo,0\n';
  await page.getByRole('link', { name: 'Share' }).click();
  await page
    .getByLabel('Import games')
    .setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Import 1 game' }).click();
  await page.getByText('1 game imported, 0 already there.').waitFor();
  await page.getByRole('link', { name: 'Score pad', exact: true }).click();
  await page.getByText('Master', { exact: true }).click();
  await page
    .getByRole('button', { name: /^All four rats/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save this game' }).first().dblclick();
  await expect.poll(async () => (await group()).count).toBe(2);

  await page.reload();
  expect((await group()).count).toBe(2);
  expect((await group()).players).toHaveLength(3);
  expect([...lost.changes].sort()).toEqual([
    'POST /api/group/games',
    'POST /api/group/import.csv',
    'POST /api/groups',
  ]);
});
