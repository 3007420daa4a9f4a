import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import { announcer } from '../../parts/announce/announcer.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { SeatInfo, TableInfo } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await setLocale('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const person = (seat: SeatInfo): SeatInfo =>
  seat.kind === 'empty' ? seat : { kind: 'person', name: seat.name, away: false, lag: 0 };

/** Shows a table on which people have all seats; the last of them can be freed. */
function atAFullTable(state: TableInfo['state']) {
  const { session } = seatedAt('auction', { seating: { takeSeat: takesNoSeat } });
  const snapshot = scenes['auction'];
  if (snapshot?.view == null) throw new Error('there is no auction');
  const view = state === 'running' ? { ...snapshot.view, seat: null } : null;
  const show = (last: SeatInfo | undefined) => {
    const seats = snapshot.table.seats.map(person);
    if (last !== undefined) seats.splice(-1, 1, last);
    const you = { seat: null, host: false };
    session.receive({ ...snapshot, you, view, options: [], table: { ...snapshot.table, state, seats } });
  };
  show(undefined);
  render(TableHarness, { session });
  return () => show({ kind: 'empty', freed: 'Cleo' });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('a visitor of a full table is notified when a seat is free, and sits down', async () => {
  const announce = vi.spyOn(announcer, 'now');
  const free = atAFullTable('waiting');

  await press('Notify me when a seat is free');
  await screen.findByText('You’ll be notified while this page is open.');
  await vi.waitFor(() => expect(document.title).not.toContain('A seat is free'));
  free();

  await screen.findByRole('button', { name: 'Take a seat' });
  await screen.findByText('A seat is free');
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('A seat is free'));
  expect(document.title).toContain('A seat is free');
});

it('a spectator is notified too, unless they cancel it', async () => {
  const announce = vi.spyOn(announcer, 'now');
  const free = atAFullTable('running');

  await press('Notify me when a seat is free');
  await press('Stop');
  free();
  await screen.findByRole('button', { name: 'Ask for a seat' });

  expect(screen.queryByText('A seat is free.')).toBeNull();
  expect(announce).not.toHaveBeenCalledWith('A seat is free');
});
