import { cleanup, fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { duel, master, second } from '../../model/fixtures/sunday';
import NewTable from './NewTable.svelte';

const rules = { settlement: 'exchange', bonus: false, multiply: true };
const editions = [second, master, duel].map((edition) => ({
  ...edition,
  rules,
  bonus: { worth: 500, pairs: [] },
}));

let asked: unknown[];
function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', (_: string, request: { body: string }) => {
    asked.push(JSON.parse(request.body));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

const open = () => render(NewTable, { editions, kinds: [], offline: false });

beforeEach(async () => {
  localStorage.clear();
  await setLocale('en');
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
/** A house rule adds the bonus card to the game. */
async function playTheBonusCard(): Promise<void> {
  const house = screen.getByText('House rules').closest('details');
  if (house === null) throw new Error('there are no house rules');
  house.open = true;
  await fireEvent(house, new Event('toggle'));
  await fireEvent.click(await screen.findByRole('radio', { name: 'in play', hidden: true }));
}
const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Open the table' }));

it('names the field of the house rule that the server refuses (C11.4)', async () => {
  open();
  answer(400, { error: 'bad_field', field: 'rules.bonus', message: 'the box has no bonus card' });
  await playTheBonusCard();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('the box has no bonus card');
  expect(alert.closest('fieldset')?.textContent).toContain('Bonus card');
  expect(asked).toMatchObject([{ edition: 'second', rules: { bonus: true } }]);
});

it('asks for as many seats as the edition has', async () => {
  open();
  answer(503, { error: 'lobby_full', message: '' });
  await choose(/^Duel/);
  await send();
  expect(asked).toMatchObject([{ edition: 'duel', seats: 2 }]);
});

it('resets house rules when the edition changes', async () => {
  open();
  answer(503, { error: 'lobby_full', message: '' });
  await playTheBonusCard();
  await choose(/^Master/);
  await send();
  expect(asked).toMatchObject([{ edition: 'master', rules: {} }]);
});

it('opens a table at the pace that it shows, and shows it again at the next one', async () => {
  answer(503, { error: 'lobby_full', message: '' });
  open();
  expect(screen.getByRole('radio', { name: 'calm', hidden: true })).toHaveProperty('checked', true);
  await choose('quick');
  await send();
  await screen.findByRole('alert');
  cleanup();
  open();
  await send();
  expect(screen.getByRole('radio', { name: 'quick', hidden: true })).toHaveProperty('checked', true);
  expect(asked).toMatchObject([{ speed: 3 }, { speed: 3 }]);
});

it('asks for no pace at a correspondence table', async () => {
  answer(503, { error: 'lobby_full', message: '' });
  open();
  await fireEvent.change(screen.getByLabelText('Time per move'), { target: { value: '24' } });
  await send();
  expect(screen.queryByRole('radio', { name: 'quick', hidden: true })).toBeNull();
  expect(asked).toMatchObject([{ answer_within: 24 }]);
  expect(asked[0]).not.toHaveProperty('speed');
});
