import { fireEvent, render, screen } from '../../../tools/rendering';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { playerName } from '../../model/settings/player.svelte';
import Lobby from './Lobby.svelte';

vi.mock('../../wire/device/memory', () => ({ storedTables: () => Promise.resolve([]) }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A worker that ends like one whose file cannot be loaded. */
class Broken {
  onerror: ((event: Event) => void) | undefined;
  postMessage = () => this.onerror?.(new Event('error'));
  terminate = vi.fn();
}

test('without a server and an engine no game is offered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('Worker', Broken);
  render(Lobby);

  await screen.findByText(/This device couldn’t start the game/);
  expect(screen.queryByText(/You can still play on this device/)).toBeNull();
});

test('an invisible name is refused with a persistent error', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answers: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, request?: { body?: string }) => {
    if (request?.body === undefined)
      return Promise.resolve(Response.json({ tables: [], people: 0, editions: [], bots: [] }));
    answers.push([address, (JSON.parse(request.body) as { player: string }).player]);
    const message = 'player: must have a visible character';
    return Promise.resolve(Response.json({ error: 'bad_field', message, field: 'player' }, { status: 400 }));
  });
  playerName.value = '\u3164\u200B';
  render(Lobby);

  await fireEvent.click(await screen.findByRole('button', { name: 'Play against bots now' }));

  const alert = await screen.findByText(/at least one of them must be visible/);
  expect(answers).toEqual([['/api/tables', '']]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(alert.isConnected).toBe(true);
});

test('the foot of the page comes together with the choices above it, so they do not push it away', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(Lobby);
  await new Promise((isPainted) => requestAnimationFrame(() => setTimeout(isPainted)));
  await tick();
  expect(screen.queryByText(/No account, no advertising/)).toBeNull();

  answer(Response.json({ tables: [], people: 0, editions: [], bots: [] }));

  await screen.findByText(/No account, no advertising/);
  screen.getByRole('textbox', { name: /Name of the table/ });
});
