import { render, screen } from '../../../tools/rendering';
import { expect, it, vi } from 'vitest';
import Yours from './Yours.svelte';

vi.mock('../../wire/device/memory', () => {
  const seats = [{ kind: 'person', name: 'Lena' }];
  const stored = ['latest', 'earlier'].map((id) => ({ id, info: { name: id, state: 'finished', seats } }));
  return { storedTables: () => Promise.resolve(stored), forget: vi.fn() };
});

it('has the last game of this device if there is nothing else', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables: [], games: [] }))));
  render(Yours);
  expect((await screen.findByRole('link', { name: /^latest/ })).getAttribute('href')).toBe('/local/latest');
  expect(screen.queryByText('earlier')).toBeNull();
  vi.unstubAllGlobals();
});
