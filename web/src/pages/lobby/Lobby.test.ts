import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Lobby from './Lobby.svelte';

vi.mock('../../wire/device/memory', () => ({ keptTables: () => Promise.resolve([]) }));
afterEach(() => vi.unstubAllGlobals());

/** A worker that ends as one does whose file cannot be had. */
class Broken {
  onerror: ((event: Event) => void) | undefined;
  postMessage = () => this.onerror?.(new Event('error'));
  terminate = vi.fn();
}

test('without a server and without an engine nothing to play is promised', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('Worker', Broken);
  render(Lobby);

  await screen.findByText(/This device could not start the game/);
  expect(screen.queryByText(/On this device you can play all the same/)).toBeNull();
});
