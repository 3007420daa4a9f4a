import { cleanup, fireEvent, render, screen, within } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { OwnGame, OwnTables } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';
import GamesPage from './GamesPage.svelte';

vi.mock('../../wire/device/memory', () => ({ storedTables: () => Promise.resolve([]), forget: vi.fn() }));

const game = (name: string, more: Partial<OwnGame>): OwnGame => ({
  table: name,
  name,
  edition: 'second',
  game: 1,
  ended: Date.UTC(2026, 10, 8, 12),
  seat: 0,
  players: ['Lena', 'Ben', 'Hugo'],
  points: [2670, 900, 400],
  rank: 1,
  ...more,
});
const own: OwnTables = {
  tables: [],
  games: [
    game('Sunday', { bots: [], edition: 'master', lasted: 72 * 60_000 }),
    game('Three bots', { bots: [1, 2], points: [400, 900, 90], rank: 2 }),
    game('Correspondence', { bots: [], by_letter: true }),
    game('Long ago', {}),
    game('7kq2m9', { bots: [], strangers: true }),
  ],
};

beforeEach(async () => {
  localStorage.clear();
  await setLocale('en');
  keepSeatKey({ table: 'Sunday', seat: 0, token: 'x' });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path === '/api/seats' ? own : { editions: [] }))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened() {
  render(GamesPage);
  return within(await screen.findByRole('group', { name: 'Filter' }));
}
const shown = () => screen.getAllByRole('link', { name: /Replay$/ }).map((row) => row.textContent);

it('shows the rank, duration and points of a game', async () => {
  await opened();

  const sunday = screen.getByRole('link', { name: /^Sunday/ });
  expect(sunday.textContent).toContain('1st,');
  expect(sunday.textContent).toContain('1 hr 12 mins');
  expect(sunday.textContent).toContain('2670');
  expect(screen.getByRole('link', { name: /^Three bots/ }).textContent).toContain('Ben won');
});

it('labels a Play now game as such, and not by its table code', async () => {
  await opened();

  expect(screen.getByRole('link', { name: /^Game with strangers/ }).textContent).toContain('2nd edition');
  expect(screen.queryByText('7kq2m9')).toBeNull();
});

it('links each game to the coach for the own seat', async () => {
  await opened();

  const asks = screen.getAllByRole('link', { name: 'Where did I lose it?' });
  expect(asks).toHaveLength(shown().length);
  for (const ask of asks) expect(ask.getAttribute('href')).toMatch(/^\/t\/.+\/games\/\d+#lost-\d$/);
});

it('filters by kind, with counts, and hides empty kinds', async () => {
  const filters = await opened();
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([
    'All 5',
    'With people 3',
    'Bots 1',
    'Correspondence 1',
  ]);

  await fireEvent.click(filters.getByRole('button', { name: 'Bots 1' }));
  expect(shown()).toHaveLength(1);
  expect(filters.getByRole('button', { name: 'Bots 1' }).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(filters.getByRole('button', { name: 'All 5' }));
  expect(shown()).toHaveLength(5);
});

it('filters by edition, and reports an empty combination with the kind', async () => {
  const filters = await opened();

  await fireEvent.change(filters.getByRole('combobox'), { target: { value: 'master' } });
  expect(shown()).toHaveLength(1);
  expect(filters.getByRole('button', { name: 'All 1' })).toBeTruthy();
  await fireEvent.change(filters.getByRole('combobox'), { target: { value: '' } });
  await fireEvent.click(filters.getByRole('button', { name: 'Bots 1' }));
  await fireEvent.change(filters.getByRole('combobox'), { target: { value: 'master' } });
  expect(screen.getByText('No games match.')).toBeTruthy();
  expect(filters.getByRole('button', { name: 'Bots 0' })).toBeTruthy();
});
