import { render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStore } from '../../browser/storage';
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

it('a newer client is announced without a reload', async () => {
  const workers = new Workers(worker);
  newVersion.watch(workers);
  render(NewVersion);
  expect(screen.queryByRole('button')).toBeNull();
  workers.dispatchEvent(change());
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('the first client is not new, the next one is', () => {
  const workers = new Workers(null);
  newVersion.watch(workers);
  workers.dispatchEvent(change());
  expect(newVersion.here).toBe(false);
  workers.dispatchEvent(change());
  expect(newVersion.here).toBe(true);
});

/** The server has another build, with that first script, and a file of this build was asked for. */
async function missAFile(next: string) {
  const script = document.createElement('script');
  script.setAttribute('type', 'module');
  script.setAttribute('src', '/assets/old.js');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector.startsWith('script') ? script : null,
  );
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(`<script type="module" crossorigin src="/assets/${next}.js"></script>`)),
  );
  await newVersion.compareBuild();
}
const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  newVersion.turnPage();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page whose files are gone reloads automatically, once per build', async () => {
  await missAFile('second');
  await missAFile('second');
  expect(reload).toHaveBeenCalledOnce();
  await missAFile('third');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a game delays the reload', async () => {
  const release = newVersion.hold();
  await missAFile('fourth');
  document.dispatchEvent(new Event('visibilitychange'));
  newVersion.turnPage();
  expect(reload).not.toHaveBeenCalled();
  release();
  newVersion.turnPage();
  expect(reload).toHaveBeenCalledOnce();
});

it('text input delays the reload to the next page', async () => {
  newVersion.watchPage();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await missAFile('fifth');
  expect(reload).not.toHaveBeenCalled();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).not.toHaveBeenCalled();
  newVersion.turnPage();
  expect(reload).toHaveBeenCalledOnce();
});

it('no reload if it cannot be recorded', async () => {
  vi.spyOn(tabStore, 'set').mockReturnValue(false);
  await missAFile('sixth');
  expect(reload).not.toHaveBeenCalled();
  expect(newVersion.here).toBe(true);
});

it('the same build causes no reload', async () => {
  await missAFile('old');
  expect(reload).not.toHaveBeenCalled();
  expect(newVersion.here).toBe(false);
});
