import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../i18n/locale.svelte';
import NewVersion from './NewVersion.svelte';
import { newVersion } from './new-version.svelte';

class Workers extends EventTarget {
  constructor(readonly controller: ServiceWorker | null) {
    super();
  }
}
const change = () => new Event('controllerchange');
const worker = {} as ServiceWorker;

beforeEach(async () => {
  newVersion.here = false;
  await setLocale('en');
});

it('a newer client that has come is told, and nobody is reloaded', async () => {
  const workers = new Workers(worker);
  newVersion.watch(workers);
  render(NewVersion);
  expect(screen.queryByRole('button')).toBeNull();
  workers.dispatchEvent(change());
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('the first of all is nothing new, the one after it is', () => {
  const workers = new Workers(null);
  newVersion.watch(workers);
  workers.dispatchEvent(change());
  expect(newVersion.here).toBe(false);
  workers.dispatchEvent(change());
  expect(newVersion.here).toBe(true);
});
