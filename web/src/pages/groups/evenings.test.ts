import { cleanup, fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { Group, GroupKeys } from '../../wire/protocol';
import { momentTyped, typedMoment } from './dates';
import PadHarness from './fixtures/PadHarness.svelte';

const group: Group = { name: 'Sundays', may_edit: true, players: [], count: 0, games: [], latest: null };
const keys: GroupKeys = { key: 'ours', share: 'theirs' };
const at = new Date(2027, 4, 2, 19, 30).getTime();

let asked: [string, string, unknown][];
/** The server's answer at an address with that ending, or a refusal. */
let answers: Record<string, object>;
beforeEach(async () => {
  await setLocale('en');
  asked = [];
  answers = { '/keys': keys };
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    asked.push([method ?? '', path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ?? {};
    const status = 'error' in answer ? 400 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (more: Partial<Group> = {}) => render(PadHarness, { group: { ...group, ...more } });

it('plans the next evening in the user’s local time', async () => {
  answers['/evening'] = { ...group, evening: { at, place: 'Anna’s' } };
  open();
  await fireEvent.click(screen.getByRole('button', { name: 'Plan the next evening' }));
  await fireEvent.input(screen.getByLabelText('Date and time'), { target: { value: '2027-05-02T19:30' } });
  await fireEvent.input(screen.getByLabelText(/Place/), { target: { value: ' Anna’s ' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/2 May 2027/)).toBeTruthy();
  expect(asked.at(-1)).toEqual(['PUT', '/api/group/evening', { at, place: 'Anna’s' }]);
});

it('reports a day that is past', async () => {
  answers['/evening'] = { error: 'bad_field', field: 'at', message: 'at: must lie ahead' };
  open();
  await fireEvent.click(screen.getByRole('button', { name: 'Plan the next evening' }));
  await fireEvent.input(screen.getByLabelText('Date and time'), { target: { value: '2020-05-02T19:30' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Pick a date within the next two years.')).toBeTruthy();
});

it('shows the planned evening to viewers, without controls', () => {
  open({ may_edit: false, evening: { at } });

  expect(screen.getByText(/2 May 2027/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'In your calendar' })).toBeNull();
});

it('creates a calendar address, and revokes it', async () => {
  answers['/calendar'] = { ...keys, calendar: 'secret' };
  open();
  await fireEvent.click(await screen.findByRole('button', { name: 'Create calendar link' }));

  const link = await screen.findByLabelText<HTMLInputElement>('Calendar link');
  // The server rejects a POST without a content type.
  expect(asked.at(-1)).toEqual(['POST', '/api/group/calendar', {}]);
  expect(link.value).toMatch(/\/api\/group\/calendar\/secret\.ics$/);
  answers['/calendar'] = keys;
  await fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(asked.at(-1)?.[0]).toBe('DELETE');
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeTruthy();
});

it('sets a webhook, shows the result of the latest delivery, and reports an invalid address', async () => {
  answers['/webhook'] = { error: 'bad_field', field: 'address', message: '' };
  open();
  const type = async (address: string) => {
    await fireEvent.input(await screen.findByLabelText(/Webhook/), { target: { value: address } });
    await fireEvent.submit(screen.getByRole('button', { name: 'Turn on' }));
  };
  await type('https://10.0.0.1:99/');
  expect(await screen.findByText(/Must be an https address/)).toBeTruthy();

  answers['/webhook'] = { ...keys, webhook: { address: 'https://example.org/hook', went: 'unreachable' } };
  await type('https://example.org/hook');
  expect(await screen.findByText('Last message not delivered.')).toBeTruthy();
  expect(asked.at(-1)).toEqual(['PUT', '/api/group/webhook', { address: 'https://example.org/hook' }]);
});

it('an hour round-trips through the field', () => {
  expect(typedMoment(at)).toBe('2027-05-02T19:30');
  expect(momentTyped(typedMoment(at))).toBe(at);
  expect(momentTyped('')).toBeUndefined();
});
