import { fireEvent, render, screen, within } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

let answer: Response;
const fetched = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(answer),
);

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the panel from the menu, in a running game. */
async function opened(isOnServer = true) {
  const { session } = seatedAt('auction', isOnServer ? { seating: { takeSeat: takesNoSeat } } : {});
  render(TableHarness, { session });
  await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  // The test environment has no popovers.
  const menu = Object.assign(document.getElementById('table-menu') ?? document.body, {
    hidePopover: vi.fn(),
  });
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(await screen.findByRole('region', { name: 'Menu', hidden: true }));
}

async function changeTo(name: string) {
  const menu = await opened();
  await fireEvent.click(await menu.findByRole('button', { name: /^Change your name/, hidden: true }));
  const field = await screen.findByRole('textbox', { name: 'Change your name' });
  expect(document.activeElement).toBe(field);
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
}

it('the own name is changed from the menu while a game runs', async () => {
  answer = Response.json({});

  await changeTo('Annabel');

  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Change your name' })).toBeNull());
  const [[path, request] = []] = fetched.mock.calls.filter(([path]) => path.endsWith('/name'));
  expect(request?.method).toBe('PUT');
  expect(path).toMatch(/^\/api\/tables\/.+\/name$/);
  expect(JSON.parse(request?.body as string)).toMatchObject({ player: 'Annabel' });
});

it('a name that looks like another’s is refused at its field', async () => {
  answer = Response.json({ error: 'name_taken', message: 'no', field: 'player' }, { status: 409 });

  await changeTo('Веn');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Someone at this table has that name or a similar one.');
  const field = screen.getByRole('textbox', { name: 'Change your name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('a local table has no such menu item: its players are named when it is opened', async () => {
  const menu = await opened(false);

  await menu.findByRole('link', { name: /^Leave the table/, hidden: true });
  expect(menu.queryByRole('button', { name: /^Change your name/, hidden: true })).toBeNull();
});
