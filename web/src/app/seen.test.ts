// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWorker, areSeen, type SeenPage } from './seen';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A page of the worker, which hands its messages on. */
function page(
  visibilityState: DocumentVisibilityState,
  receive: (event: MessageEvent) => void = () => undefined,
): SeenPage {
  return { visibilityState, postMessage: (data, ports) => receive({ data, ports } as never) };
}

/** A running page's reaction to a message. */
function running(): (event: MessageEvent) => void {
  const workers = {
    addEventListener: vi.fn<(kind: string, receive: (event: MessageEvent) => void) => void>(),
  };
  answerWorker(workers as never, () => true);
  return workers.addEventListener.mock.calls[0]?.[1] ?? (() => undefined);
}

it('a visible page that answers is seen', async () => {
  expect(await areSeen([page('visible', running())])).toBe(true);
  expect(await areSeen([page('hidden', running())])).toBe(false);
  expect(await areSeen([])).toBe(false);
});

// ibis-coordination/Harmonic 399: an iPhone calls a page visible that it has suspended, and nobody saw the notification.
it('a page that does not answer is not seen', async () => {
  const seen = areSeen([page('visible')]);
  await vi.runAllTimersAsync();
  expect(await seen).toBe(false);
});
