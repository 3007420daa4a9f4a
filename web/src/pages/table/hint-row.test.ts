import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seatedAt, type Eyes } from '../../model/fixtures/seated';
import { preferences } from '../../model/settings/preferences.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
// Loaded at once, so that a finished test leaves no request pending.
import '../../table/coach/CoachLine.svelte';
import { optionsTo } from '../../model/options';
import TableHarness from './fixtures/TableHarness.svelte';

/** The others at the table are bots. */
const amongBots: Eyes = {
  table: (snapshot) => ({
    ...snapshot,
    table: {
      ...snapshot.table,
      seats: snapshot.table.seats.map((info, seat) =>
        seat === snapshot.you.seat ? info : { kind: 'bot', name: `B${seat}`, bot: 'miser' },
      ),
    },
  }),
  event: (event) => event,
  view: (view) => view,
};

beforeEach(() => setLocale('en'));
afterEach(() => preferences.choose({ hints: false }));

it('the row of a hint is there before the hint comes, and goes with the hints', async () => {
  preferences.choose({ hints: true });
  const { session, asked } = seatedAt('turn', {}, amongBots);
  const { container } = render(TableHarness, { session });
  const off = await screen.findByRole('button', { name: 'Hints off' });
  expect(asked.length).toBeGreaterThan(0);
  expect(session.commands.advice).toBeUndefined();
  expect(container.querySelector('.coach')?.textContent).toContain('One moment…');
  expect(screen.queryByRole('button', { name: /^Hint:/ })).toBeNull();
  await fireEvent.click(off);
  expect(container.querySelector('.coach')).toBeNull();
  screen.getByRole('button', { name: /^Hint:/ });
});

it('no hint is asked for if there is only one answer', async () => {
  preferences.choose({ hints: true });
  const forced: Eyes = {
    ...amongBots,
    table: (snapshot) => ({ ...amongBots.table(snapshot), options: [{ do: 'auction' }] }),
  };
  const { session, asked } = seatedAt('turn', {}, forced);
  const { container } = render(TableHarness, { session });
  await screen.findByRole('button', { name: 'Auction a card' });
  expect(asked).toEqual([]);
  expect(container.querySelector('.coach')).toBeNull();
});

it('a hint about the turn is hidden while the player chooses notes for a trade that has not begun', async () => {
  preferences.choose({ hints: true });
  const { session } = seatedAt('turn', {}, amongBots);
  const { container } = render(TableHarness, { session });
  await screen.findByRole('button', { name: 'Hints off' });
  const [trade] = optionsTo(session.undrafted?.options ?? [], 'challenge');
  if (trade === undefined) throw new Error('no trade is possible');
  session.draft.choose(trade);
  await screen.findByText('Make your offer');
  expect(container.querySelector('.coach')).toBeNull();
  session.draft.takeBack();
  await screen.findByRole('button', { name: 'Hints off' });
});

it('the row stays during a whole auction, also while there is nothing to decide', async () => {
  preferences.choose({ hints: true });
  const auctioneer: Eyes = {
    ...amongBots,
    table: (snapshot) => ({ ...amongBots.table(snapshot), options: [] }),
  };
  const { session } = seatedAt('auction', {}, auctioneer);
  const { container } = render(TableHarness, { session });
  await screen.findByRole('button', { name: 'Hints off' });
  expect(container.querySelector('.coach')?.textContent).toContain('No hint right now.');
  expect(container.querySelector('[data-page]')?.getAttribute('data-page')).toBe('auction lot coached');
});
