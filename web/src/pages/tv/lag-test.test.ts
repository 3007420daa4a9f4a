import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audienceAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { displayLag } from './display-lag.svelte';
import LagTestHarness from './fixtures/LagTestHarness.svelte';

beforeEach(() => setLocale('en'));
afterEach(() => displayLag.set(0));

it('a saved delay of the display can be switched off', async () => {
  displayLag.set(120);
  const close = vi.fn();
  render(LagTestHarness, { session: audienceAt('auction').session, close });
  await fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(displayLag.value).toBe(0);
  expect(close).toHaveBeenCalledOnce();
});
