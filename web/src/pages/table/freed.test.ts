import { render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { FreedPerson, SeatInfo } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

const empty: SeatInfo = { kind: 'empty' };
const zoe: SeatInfo = { kind: 'person', name: 'Zoe', away: false, lag: 0 };

/** Lena returns to a game in which another player, or nobody, has their seat. */
function back(freed: Partial<FreedPerson>, now: SeatInfo = empty, hasKey = true) {
  const { session } = seatedAt('auction', { seating: { hasKey, takeSeat: takesNoSeat } });
  const snapshot = scenes['auction'];
  if (snapshot?.view == null) throw new Error('there is no auction');
  session.receive({
    ...snapshot,
    you: { seat: null, host: false },
    view: { ...snapshot.view, seat: null },
    options: [],
    table: {
      ...snapshot.table,
      seats: snapshot.table.seats.map((seat, at) => (at === 0 ? now : seat)),
      freed: [{ seat: 0, player: 'Lena', ...freed }],
    },
  });
  render(TableHarness, { session });
}

it('a player who returns to a reassigned seat sees by whom and why, and can ask for it', async () => {
  back({ by: 'Anna', reason: 'for_another' });

  await screen.findByRole('heading', { name: 'You were removed from your seat' });
  expect(screen.getByRole('alert').textContent).toContain('Anna removed you. Someone else is taking over.');
  expect(screen.getByRole('button', { name: 'Ask for it back' })).toBeTruthy();
});

it('a player whose seat is taken chooses another seat', async () => {
  back({ by: 'Anna' }, zoe);

  await screen.findByRole('button', { name: 'Take a seat' });
  expect(screen.queryByRole('button', { name: 'Ask for it back' })).toBeNull();
});

it('among strangers no person is named', async () => {
  back({ reason: 'was_away' });

  await screen.findByText('You were away for a while.');
});

it('a guest of the same name sees nothing', async () => {
  back({ by: 'Anna' }, empty, false);

  await screen.findByRole('button', { name: 'Ask for a seat' });
  expect(screen.queryByRole('heading', { name: 'You were removed from your seat' })).toBeNull();
});
