import { cleanup, fireEvent, render, screen, within } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { OperatorTold } from '../../wire/protocol';
import OperatorPage from './OperatorPage.svelte';

const overview: OperatorTold = {
  tables: [
    {
      id: 'k7q2m9',
      made: 1,
      seen: {
        name: 'Sunday',
        edition: 'second',
        is_public: true,
        state: 'running',
        seats: [{ name: 'Anna' }, { name: 'Hugo', is_bot: true }, {}],
      },
    },
    { id: 'broken', made: 1 },
  ],
  reports: [
    {
      number: 4,
      at: 1,
      table: 'k7q2m9',
      by: 'Anna',
      reported: 'Ben',
      words: '<b>rude</b>',
      talk: 'Ben: hm\n',
    },
  ],
  report_count: 7,
  bans: [{ what: 'address', text: '203.0.113.7' }],
  limits: {
    in_force: { connections: 20_000, tables: 6000, per_address: 1 },
    least: { connections: 10, tables: 10, per_address: 1 },
    most: { connections: 1_000_000, tables: 1_000_000, per_address: 20 },
  },
};

interface Requested {
  readonly path: string;
  readonly token: string | undefined;
  readonly body: unknown;
}
let asked: Requested[];
let answers: [number, unknown][];

/** Sets the next answers of the server; the last one is repeated. */
const answer = (...next: [number, unknown][]) => (answers = next);
const refusal = (error: string, field?: string) => ({ error, message: error, field });

beforeEach(async () => {
  sessionStorage.clear();
  await setLocale('en');
  asked = [];
  vi.stubGlobal('fetch', (path: string, { headers, body }: RequestInit) => {
    asked.push({
      path,
      token: (headers as Record<string, string>)['authorization'],
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const [status, returned] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(returned), { status }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function enter(token: string) {
  await fireEvent.input(await screen.findByLabelText('Token'), { target: { value: token } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Open' }));
}
async function opened() {
  answer([403, refusal('bad_token')], [200, overview]);
  render(OperatorPage);
  await enter('secret');
  await screen.findByRole('heading', { name: 'Tables' });
}

it('explains how to switch it on if it is off', async () => {
  answer([404, refusal('no_operator')]);
  render(OperatorPage);

  expect(await screen.findByText(/--operator-token-file/)).toBeTruthy();
  expect(screen.queryByLabelText('Token')).toBeNull();
});

it('asks for the token, sends it in a header, and keeps it for its tab alone', async () => {
  await opened();

  expect(asked.map(({ path, token }) => [path, token])).toEqual([
    ['/api/operator', undefined],
    ['/api/operator', 'Bearer secret'],
  ]);
  expect(sessionStorage.getItem('kuhhandel.operator')).toBe('secret');
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

it.each([
  ['bad_token', 'That isn’t the token.'],
  ['too_many', 'Too many wrong tokens. Wait a minute.'],
])('names the reason for a refused token: %s', async (error, words) => {
  answer([403, refusal('bad_token')], [403, refusal(error)]);
  render(OperatorPage);
  await enter('wrong');

  expect(await screen.findByText(words)).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it('reports that the server does not answer, and retries', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  render(OperatorPage);

  expect((await screen.findByRole('alert')).textContent).toContain('isn’t responding');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows players and damaged tables, and reports as plain text', async () => {
  await opened();

  expect(screen.getByText('Anna, Hugo (bot)')).toBeTruthy();
  expect(screen.getByText(/can’t be read/)).toBeTruthy();
  expect(screen.getByText('<b>rude</b>')).toBeTruthy();
  expect(screen.getByText('Ben: hm')).toBeTruthy();
  expect(screen.getByText('The latest 1 of 7')).toBeTruthy();
});

it('closes a table with a reason', async () => {
  await opened();

  await fireEvent.click(screen.getByRole('button', { name: 'Close Sunday' }));
  await fireEvent.input(screen.getByLabelText('Reason (shown to the players)'), {
    target: { value: ' Rude names. ' },
  });
  await fireEvent.submit(screen.getByRole('button', { name: 'Close permanently' }));

  expect(asked.at(-1)).toEqual({
    path: '/api/operator/close',
    token: 'Bearer secret',
    body: { table: 'k7q2m9', reason: 'Rude names.' },
  });
});

it('bans a reported player for a time, and reports an invalid address', async () => {
  await opened();
  const bans = within(screen.getByRole('region', { name: 'Bans' }));

  await fireEvent.click(screen.getByRole('button', { name: 'Ban Ben…' }));
  await fireEvent.change(bans.getByLabelText('Duration'), { target: { value: '7' } });
  await fireEvent.input(bans.getByLabelText('Reason (shown to them)'), { target: { value: 'Rude words.' } });
  await fireEvent.submit(bans.getByRole('button', { name: 'Ban' }));
  expect(asked.at(-1)?.body).toEqual({ what: 'name', text: 'Ben', days: 7, reason: 'Rude words.' });

  const whom = bans.getByLabelText<HTMLInputElement>('Name or address');
  await vi.waitFor(() => expect(whom.value).toBe(''));
  answer([400, refusal('bad_field', 'text')]);
  await fireEvent.change(bans.getByLabelText('Type'), { target: { value: 'address' } });
  await fireEvent.input(whom, { target: { value: 'here' } });
  await fireEvent.submit(bans.getByRole('button', { name: 'Ban' }));
  expect(await bans.findByText('That isn’t a valid IP address.')).toBeTruthy();
});

it('lifts a ban, and drops a report', async () => {
  await opened();

  await fireEvent.click(screen.getByRole('button', { name: 'Unban 203.0.113.7' }));
  expect(asked.at(-1)?.body).toEqual({ what: 'address', text: '203.0.113.7' });
  await fireEvent.click(screen.getByRole('button', { name: 'Resolved' }));
  expect(asked.at(-1)?.path).toBe('/api/operator/reports/4');
});

it('sets the changed limits, and resets them', async () => {
  await opened();
  const limits = within(screen.getByRole('region', { name: 'Limits' }));
  const button = (name: string) => limits.queryByRole<HTMLButtonElement>('button', { name });
  expect(button('Set')?.disabled).toBe(true);
  expect(button('Reset to start options')).toBeNull();

  const now = {
    ...overview.limits,
    in_force: { ...overview.limits.in_force, connections: 500 },
    are_set: true,
  };
  answer([200, { ...overview, limits: now }]);
  await fireEvent.input(limits.getByLabelText('Connections'), { target: { value: '500' } });
  await fireEvent.submit(limits.getByRole('button', { name: 'Set' }));

  expect(asked.at(-1)).toMatchObject({ path: '/api/operator/limits', body: { connections: 500 } });
  await limits.findByText(/^Changed at runtime/);
  answer([200, overview]);
  await fireEvent.click(limits.getByRole('button', { name: 'Reset to start options' }));
  await limits.findByText('Set by the start options.');
  expect(limits.getByLabelText<HTMLInputElement>('Connections').value).toBe('20,000');
});
