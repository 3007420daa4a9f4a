import { fireEvent, render, screen, waitFor, within } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';

function show(name: string) {
  const seated = seatedAt(name);
  render(TableHarness, { session: seated.session });
  return seated;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const games = Object.keys(scenes).filter(
  (name) => ![undefined, 'finished'].includes(scenes[name]?.view?.phase.name),
);

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

it.each(games)('in %s the bar has at most six tools, four on phones, each with its name', (scene) => {
  show(scene);
  const tools = [...document.querySelectorAll('.bar-tools > button, .bar-tools > span > button')];
  expect(tools.length).toBeLessThanOrEqual(6);
  expect(tools.filter((tool) => tool.closest('.desktop-only') === null).length).toBeLessThanOrEqual(4);
  expect(tools.map((tool) => tool.textContent.trim()).filter((name) => name === '')).toEqual([]);
});

it('a player’s seat is freed only by the second press, a bot’s by the first', async () => {
  const { asked } = show('auction');
  await fireEvent.click(button('Table'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Free Anna’s seat' }));
  expect(asked).toEqual([]);
  await fireEvent.click(button('Not now'));
  expect(asked).toEqual([]);

  await fireEvent.click(button('Free Anna’s seat'));
  await fireEvent.click(
    within(screen.getByRole('group', { name: 'Free Anna’s seat?' })).getByText('Free it'),
  );
  await fireEvent.click(button('Free Opa’s seat'));
  expect(asked).toEqual([
    { order: { do: 'free_seat', seat: 1, reason: 'wished_to_go' } },
    { order: { do: 'free_seat', seat: 3 } },
  ]);
});

it('the host invites a late guest from the table’s settings, at a table of a server', async () => {
  const seatLink = () => 'https://here/t/abc#key';
  const { session } = seatedAt('auction', { access: { seatLink } });
  render(TableHarness, { session });
  await fireEvent.click(button('Table'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this table' });
  expect(link.value).toBe(`${location.origin}/t/${session.model?.table.id}`);
  expect(screen.getByRole('img', { name: 'QR code that opens this table' })).toBeDefined();
});

it('a table of this device, to which guests cannot come, invites nobody', async () => {
  show('auction');
  await fireEvent.click(button('Table'));
  await screen.findByRole('button', { name: 'Free Anna’s seat' });
  expect(screen.queryByLabelText('Link to this table')).toBeNull();
});

it('the focus goes to what is opened, and back to what opened it', async () => {
  show('auction');
  button('Log').focus();
  await fireEvent.click(button('Log'));
  await waitFor(() => expect(document.activeElement?.matches('.side-panel')).toBe(true));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(button('Log'));
});

it('during a reveal Escape closes the overlay, and skips nothing', async () => {
  const { session } = show('payday');
  const skip = vi.spyOn(session, 'skip');
  await fireEvent.click(button('Log'));
  await screen.findByRole('heading', { name: 'Game so far' });
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Game so far' })).toBeNull();
  expect(skip).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(skip).toHaveBeenCalledOnce();
});
