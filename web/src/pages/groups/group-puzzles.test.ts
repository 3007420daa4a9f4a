import { cleanup, fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayAt, dayBefore } from '../../model/settings/days';
import { groupPlayers } from '../../model/settings/group-players.svelte';
import { triedPuzzles } from '../../model/settings/puzzles.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { Group, Puzzler } from '../../wire/protocol';
import PuzzlesHarness from './fixtures/PuzzlesHarness.svelte';

const group: Group = {
  name: 'Sundays',
  may_edit: true,
  players: [
    { id: 1, name: 'Anna' },
    { id: 2, name: 'Ben' },
  ],
  count: 0,
  games: [],
  latest: null,
};
const today = dayAt(Date.now());
const yesterday = dayBefore(today);

/** The server's data; like the server, it accepts only first tries. */
let tried: Puzzler[];
let asked: string[];
beforeEach(async () => {
  await setLocale('en');
  asked = [];
  tried = [{ player: 2, solved: [yesterday], missed: [] }];
  groupPlayers.set('ours', undefined);
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    const [day, player] = path.split('/').slice(-2) as [string, string];
    if (method !== 'GET') {
      asked.push(`${method} ${day} ${player} ${typeof body === 'string' ? body : ''}`.trim());
      tried = tried.filter((one) => one.player !== Number(player));
    }
    if (method === 'PUT') tried.push({ player: Number(player), solved: [], missed: [day] });
    return Promise.resolve(new Response(JSON.stringify({ players: tried })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('shows who solved which puzzle, and asks viewers nothing', async () => {
  render(PuzzlesHarness, { group: { ...group, may_edit: false } });

  expect((await row('Ben')).textContent).toMatch(/solved.*not tried.*1.*1 of 1/s);
  expect(screen.queryByText('Who are you in this group?')).toBeNull();
});

it('adds the tries of this device for the chosen player, and removes them', async () => {
  triedPuzzles.keep(1, false, today);
  render(PuzzlesHarness, { group });
  await row('Ben');
  expect(asked).toEqual([]);

  await fireEvent.click(screen.getByLabelText('Anna'));
  await fireEvent.click(screen.getByRole('button', { name: 'That’s me' }));
  expect((await row('Anna')).textContent).toMatch(/0 of 1/);
  expect(asked).toEqual([`PUT ${today} 1 {"solved":false}`]);

  await fireEvent.click(await screen.findByRole('button', { name: 'That’s not me' }));
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /^Anna/ })).toBeNull());
  expect(asked.at(-1)).toBe(`DELETE ${today} 1`);
  expect(groupPlayers.in('ours')).toBeUndefined();
});

it('adds nothing twice', async () => {
  triedPuzzles.keep(1, false, today);
  groupPlayers.set('ours', 2);
  tried = [{ player: 2, solved: [today], missed: [] }];
  render(PuzzlesHarness, { group });

  expect((await row('Ben')).textContent).toMatch(/1 of 1/);
  expect(asked).toEqual([]);
});
