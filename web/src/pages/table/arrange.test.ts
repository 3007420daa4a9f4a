import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { duel, master, second } from '../../model/fixtures/sunday';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';

const rules = { settlement: 'exchange', bonus: false, multiply: true };
const editions = [second, master, duel].map((edition) => ({
  ...edition,
  rules,
  bonus: { worth: 500, pairs: [] },
}));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ editions, bots: ['farmer'], tables: [] })));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choice = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('radio', { name, hidden: true });

/** The host has seen the result, and opens the next game. */
async function another() {
  const { session, asked } = seatedAt('finished', { seating: { takeSeat: takesNoSeat } });
  render(TableHarness, { session });
  await press('Change seats or rules');
  await press('Change the game');
  return asked;
}

it('the host changes the next game to another edition, with one more seat', async () => {
  const asked = await another();

  await fireEvent.click(await choice(/^Master/));
  await fireEvent.click(await choice('5'));
  await press('Play this');

  expect(asked).toContainEqual({ order: { do: 'arrange', edition: 'master', rules: {}, seats: 5 } });
  await screen.findByRole('button', { name: 'Change the game' });
});

it('no player loses a seat: an edition for fewer players needs a freed seat', async () => {
  await another();

  await fireEvent.click(await choice(/^Duel/));

  expect((await choice('2')).disabled).toBe(true);
  await screen.findByText(/seats are taken/);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Play this' })).disabled).toBe(true);
});
