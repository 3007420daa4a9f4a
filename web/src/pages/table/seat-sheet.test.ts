import { fireEvent, render, screen, waitFor, within } from '../../../tools/rendering';
import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { seatedAt, type Seated } from '../../model/fixtures/seated';
import { ruleBook } from '../../parts/rules/rule-book.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

function show(name: string): Seated {
  const seated = seatedAt(name);
  render(TableHarness, { session: seated.session });
  return seated;
}

const seatOf = (name: string) => screen.getByRole('button', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => setLocale('en'));

it('a tap on a seat opens the seat, and no rule', async () => {
  show('auction');
  await fireEvent.click(seatOf('Cleo'));
  const cleo = within(await sheet('Cleo'));
  expect(cleo.getByText(/2 of 4 · 40/)).toBeTruthy();
  expect(cleo.getByText('9 notes')).toBeTruthy();
  expect(ruleBook.shown).toBeUndefined();
});

it('the focus goes in, and with Escape back to the seat', async () => {
  show('auction');
  seatOf('Ben').focus();
  await fireEvent.click(seatOf('Ben'));
  const ben = await sheet('Ben');
  await waitFor(() => expect(document.activeElement).toBe(ben));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: 'Ben' })).toBeNull();
  expect(document.activeElement).toBe(seatOf('Ben'));
});

it('overflowing content is reachable by keyboard', async () => {
  show('auction');
  await fireEvent.click(seatOf('Cleo'));
  const cleo = within(await sheet('Cleo'));
  expect(cleo.getByRole('group', { name: 'Cleo' }).tabIndex).toBe(0);
});

it('another seat replaces the first; a second tap closes it', async () => {
  show('auction');
  await fireEvent.click(seatOf('Ben'));
  await fireEvent.click(seatOf('Cleo'));
  await sheet('Cleo');
  expect(screen.queryByRole('dialog', { name: 'Ben' })).toBeNull();
  await fireEvent.click(seatOf('Cleo'));
  expect(screen.queryByRole('dialog', { name: 'Cleo' })).toBeNull();
});

it('only bots can be asked for reasons and silenced', async () => {
  show('auction');
  await fireEvent.click(seatOf('Ben'));
  expect(within(await sheet('Ben')).queryByRole('button', { name: /^Why/ })).toBeNull();
  await fireEvent.click(seatOf('Cleo'));
  const mute = within(await sheet('Cleo')).getByRole('button', { name: 'Mute' });
  await fireEvent.click(mute);
  expect(mute.getAttribute('aria-pressed')).toBe('true');
});

it('a legal trade leads to its question', async () => {
  show('turn');
  await fireEvent.click(seatOf('Ben'));
  await fireEvent.click(within(await sheet('Ben')).getByRole('button', { name: 'Trade with Ben' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Cow with Ben'));
});

it('a trade shows the opponent’s number of money cards (C2.4)', () => {
  show('answer');
  const stage = screen.getAllByText(/^\d+ notes?$/).filter((words) => words.closest('.all-herds') === null);
  expect(stage).toHaveLength(1);
});
