import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

it('while disconnected no player is asked to bid, and no key bids or passes', async () => {
  const { session, asked } = seatedAt('auction');
  render(TableHarness, { session });
  await screen.findByText('you may bid');

  session.follow('lost');

  await screen.findByText('offline');
  expect(screen.queryByText('you may bid')).toBeNull();
  for (const key of ['n', '1']) await fireEvent.keyDown(window, { key });
  expect(asked).toEqual([]);
  session.follow('open');
  await screen.findByText('you may bid');
});
