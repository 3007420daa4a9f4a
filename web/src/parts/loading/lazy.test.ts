import { fireEvent, render, screen } from '../../../tools/rendering';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newVersion } from '../bar/new-version.svelte';
import Brand from '../bar/Brand.svelte';
import { setLocale } from '../i18n/locale.svelte';
import BoundaryHarness from './fixtures/BoundaryHarness.svelte';
import Lazy from './Lazy.svelte';

vi.mock('../../browser/load', async (original) => ({
  ...(await original<typeof import('../../browser/load')>()),
  load: <Part>(fetchPart: () => Promise<Part>) => fetchPart(),
}));
beforeEach(() => setLocale('en'));
afterEach(() => {
  newVersion.here = false;
  vi.restoreAllMocks();
});

const notLoaded = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const button = (name: string) => screen.findByRole('button', { name });

it('a page has its landmark, its heading and the skip target while it loads', () => {
  render(Lazy, { load: () => new Promise<never>(() => undefined), page: true });
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment…');
});

it('a chunk that neither loads nor fails offers a reload, and is still shown when it comes', async () => {
  vi.useFakeTimers();
  let arrive = (_: { default: typeof Brand }): void => undefined;
  render(Lazy, { load: () => new Promise<{ default: typeof Brand }>((end) => (arrive = end)) });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByRole('alert').textContent).toContain('Loading takes unusually long.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();

  arrive({ default: Brand });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText('Kuhhandel')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

it('a chunk that does not load can be retried', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Brand }>>();
  load.mockImplementationOnce(notLoaded).mockResolvedValue({ default: Brand });
  render(Lazy, { load, page: true });

  await fireEvent.click(await button('Try again'));

  expect(await screen.findByText('Kuhhandel')).toBeTruthy();
  expect(screen.queryByText('This couldn’t be loaded.')).toBeNull();
});

it('after a retry that failed too, the page is reloaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render(Lazy, { load: notLoaded });
  await fireEvent.click(await button('Try again'));
  await fireEvent.click(await button('Reload'));
  expect(reload).toHaveBeenCalledOnce();
});

it('a decorative part fails silently', async () => {
  const { container } = render(Lazy, { load: notLoaded, quiet: true });
  await tick();
  await Promise.resolve();
  expect(container.textContent).toBe('');
});

// The words lay over the bar of the table, since nothing there had asked for a part.
it('a part that is fetched early says nothing while it loads, but reports a failure', async () => {
  const { container } = render(Lazy, { load: () => new Promise<never>(() => undefined), early: true });
  expect(container.textContent).toBe('');
  render(Lazy, { load: notLoaded, early: true });
  expect(await button('Try again')).toBeTruthy();
});

it.each([
  ['<script type="module" src="/assets/new.js">', true],
  ['<script type="module" src="/assets/old.js">', false],
])('a chunk that is gone shows the new version if the server has one: %s', async (page, isNew) => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/old.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));

  await newVersion.compareBuild();

  expect(newVersion.here).toBe(isNew);
  vi.unstubAllGlobals();
});

it('a component that throws does not affect the rest of the page, and can be retried', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(BoundaryHarness, { broken: true, version: 1 });
  expect(screen.getByText('around it')).toBeTruthy();
  expect(screen.getByText(/Something went wrong here/)).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();

  await rerender({ broken: false, version: 1 });
  await fireEvent.click(await button('Try again'));
  expect(screen.getByText('content')).toBeTruthy();
});

it('the next version of the table renders without a press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(BoundaryHarness, { broken: false, version: 1 });
  await rerender({ broken: true, version: 1 });
  expect(screen.queryByText('content')).toBeNull();
  await rerender({ broken: false, version: 2 });
  expect(screen.getByText('content')).toBeTruthy();
});
