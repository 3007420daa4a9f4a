import { cleanup, fireEvent, render, screen, waitFor } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audienceAt } from '../../model/fixtures/seated';
import { scenes } from '../../model/fixtures/scenes';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { TableSession } from '../../model/session/session.svelte';
import type { Order, Request, SeatInfo } from '../../wire/protocol';
import OrdersHarness from './fixtures/OrdersHarness.svelte';

const editions = ['second', 'master'].map((id) => ({ ...scenes['turn']?.edition, id, seats: [3, 4] }));
const lobby = { tables: [], people: 0, editions, bots: ['farmer', 'shark'] };

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(lobby))));
  await setLocale('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ordersIn = (asked: readonly Request[]): Order[] =>
  asked.flatMap((request) => ('order' in request ? [request.order] : []));

function openAt(scene: string) {
  const { session, asked } = audienceAt(scene);
  render(OrdersHarness, { session, loseKey: () => undefined });
  return () => ordersIn(asked);
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('starts with a bot on each free seat', async () => {
  const orders = openAt('waiting');
  await screen.findByRole('button', { name: 'Add a bot' });
  await press('Start; a bot takes the last seat');
  await waitFor(() =>
    expect(orders()).toEqual([expect.objectContaining({ do: 'add_bot', seat: 3 }), { do: 'start' }]),
  );
});

it('keeps the host’s seat for the first person, and cannot start without people', async () => {
  const { session, asked } = audienceAt('waiting');
  const empty: SeatInfo = { kind: 'empty' };
  const { model } = session;
  if (model === undefined) throw new Error('no table');
  const snapshot = { ...scenes['waiting'], you: { seat: null, host: false }, version: model.version + 1 };
  session.receive({
    ...snapshot,
    table: { ...model.table, seats: [empty, empty, empty] },
  } as Parameters<TableSession['receive']>[0]);
  render(OrdersHarness, { session, loseKey: () => undefined });
  await press('Add a bot');
  expect(ordersIn(asked)).toEqual([expect.objectContaining({ do: 'add_bot', seat: 1 })]);
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});

it('takes the next edition, with seats that it allows', async () => {
  const orders = openAt('waiting');
  await press(/^Edition/);
  expect(orders()).toEqual([{ do: 'arrange', edition: 'master', seats: 4 }]);
});

it('pauses by its button, and by the keys of a keyboard and of a remote', async () => {
  const orders = openAt('auction');
  await press('Pause');
  await fireEvent.keyDown(window, { key: 'p' });
  await fireEvent.keyDown(window, { key: 'MediaPlayPause' });
  expect(orders()).toEqual(Array.from({ length: 3 }, () => ({ do: 'pause' })));
});

it('starts another game', async () => {
  const orders = openAt('finished');
  await press('Play again');
  await waitFor(() => expect(orders()).toEqual([{ do: 'again' }]));
});

it('gives its key up when the host has taken it away', async () => {
  const session = new TableSession({
    send: () => Promise.resolve({ type: 'error', error: 'spectator', message: '', id: '1' }),
  });
  const snapshot = scenes['auction'];
  if (snapshot === undefined) throw new Error('no scene');
  session.receive({ ...snapshot, you: { seat: null, host: false } });
  const loseKey = vi.fn();
  render(OrdersHarness, { session, loseKey });
  await press('Pause');
  await waitFor(() => expect(loseKey).toHaveBeenCalledOnce());
});
