import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import { second } from '../../model/fixtures/sunday';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { SeatInfo, TableInfo, You } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

const editions = [{ ...second, rules: {}, bonus: { worth: 500, pairs: [] } }];

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ editions, bots: ['farmer'], tables: [] })));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const asBot = (seat: SeatInfo, at: number): SeatInfo =>
  at === 0 || seat.kind === 'empty' ? seat : { kind: 'bot', name: seat.name, bot: 'farmer' };

/** Shows a finished game of one person with bots, at a table on a server. */
function alone(table: Partial<TableInfo> = {}, you: Partial<You> = {}) {
  const { session, asked } = seatedAt('finished', { seating: { takeSeat: takesNoSeat } });
  const snapshot = scenes['finished'];
  if (snapshot === undefined) throw new Error('there is no end');
  const seats = snapshot.table.seats.map(asBot);
  session.receive({
    ...snapshot,
    you: { ...snapshot.you, ...you },
    table: { ...snapshot.table, seats, ...table },
  });
  render(TableHarness, { session });
  return asked;
}

it('a player with only bots starts the next game at once', async () => {
  const asked = alone();

  await press('Play again');

  expect(asked).toEqual([{ order: { do: 'again' } }]);
});

it('a player with only bots can also change the table first, without waiting', async () => {
  const asked = alone();

  await press('Change seats or rules');
  await screen.findByRole('button', { name: 'Change the game' });
  expect(screen.queryByRole('button', { name: 'I’m in' })).toBeNull();
  expect(screen.queryByText('not yet')).toBeNull();
  expect(screen.getAllByRole('button', { name: /Change seat \d/ })).toHaveLength(4);
  await press('Start');

  expect(asked).toEqual([{ order: { do: 'again' } }]);
});

it('a player left alone at a Play now table can start the next game, even without a host', async () => {
  const asked = alone({ strangers: { bots: true } }, { host: false });

  await press('Play again');

  expect(asked).toEqual([{ order: { do: 'ready', ready: true } }]);
});
