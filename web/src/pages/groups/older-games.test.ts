import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { Group, GroupGame } from '../../wire/protocol';
import HistoryHarness from './fixtures/HistoryHarness.svelte';

const game = (id: number): GroupGame => ({
  id,
  date: '2026-11-21',
  place: `No. ${id}`,
  note: '',
  sheet: { edition: 'second', players: [] },
  scored: { players: [{ name: 'Anna', total: 100, rank: 1 }], winners: [0] },
});
const group: Group = {
  name: 'Sundays',
  may_edit: true,
  players: [],
  count: 4,
  games: [game(4)],
  latest: null,
};

let pages: string[];
let answers: (() => void)[];
beforeEach(async () => {
  await setLocale('en');
  pages = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/pages/')) pages.push(path);
    const games = [game(4 - pages.length)];
    const body = path.includes('/pages/') ? { games } : {};
    return new Promise((resolve) => answers.push(() => resolve(new Response(JSON.stringify(body)))));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('are fetched once if the button is pressed twice', async () => {
  render(HistoryHarness, { group });
  const button = screen.getByRole('button', { name: 'Older games' });
  await fireEvent.click(button);
  await fireEvent.click(button);
  answers.forEach((answer) => answer());
  await screen.findByText(/No\. 3/);

  expect(pages).toEqual(['/api/group/pages/1']);
  expect(screen.getAllByText(/No\. \d/)).toHaveLength(2);
});
