import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalledBrowser } from '../wire/protocol';
import { callIn, keepCalled, subscribeAgain } from './push';

const body = (text: string) => ({ json: () => JSON.parse(text) as unknown });
const notice = { kind: 'turn', language: 'en', table: 'sunday', name: 'Sunday', asked_for: 'turn' };

describe('a push message', () => {
  it('describes its event', () => {
    expect(callIn(body(JSON.stringify(notice)), ['de'])).toEqual({
      language: 'en',
      title: 'It’s your turn',
      body: 'At the table “Sunday”.',
      table: 'sunday',
    });
  });

  // A browser withdraws the permission of a page that shows nothing.
  it.each([
    ['nothing', null],
    ['no JSON', body('hello')],
    ['an empty text', body('')],
    ['a number', body('7')],
    ['null', body('null')],
    ['a list', body('[]')],
    ['a notice without a table', body('{"kind":"turn","language":"en","name":"Sunday"}')],
    ['a kind of a later version', body(JSON.stringify({ ...notice, kind: 'party' }))],
    ['a question of a later version', body(JSON.stringify({ ...notice, asked_for: 'dance' }))],
    ['odd types', body('{"kind":1,"language":{},"table":[],"name":null}')],
  ])('with %s gives a general notification', (_, data) => {
    expect(callIn(data, ['de-AT', 'en'])).toEqual({
      language: 'de',
      title: 'Kuhhandel',
      body: 'An einem deiner Tische ist etwas passiert.',
      table: undefined,
    });
  });
});

describe('a subscription that the browser replaces', () => {
  const called: CalledBrowser = {
    seats: [{ table: 'sunday', token: 'tok' }],
    endpoint: 'https://push.example/old',
    p256dh: 'old point',
    auth: 'old secret',
    language: 'en',
    turns: true,
    begins: true,
    let_in: true,
  };
  const fresh = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
  } as unknown as PushSubscription;
  const push = { subscribe: vi.fn(() => Promise.resolve(fresh)) };
  const sent: CalledBrowser[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.clearAllMocks();
    const kept = new Map<string, Response>();
    const cache = {
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
      delete: (path: string) => Promise.resolve(kept.delete(path)),
    };
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    vi.stubGlobal('fetch', (_: string, request: RequestInit = {}) => {
      if (request.method === 'PUT') sent.push(JSON.parse(request.body as string) as CalledBrowser);
      return Promise.resolve(new Response('{"key":"key"}'));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const now = { ...called, endpoint: fresh.endpoint, p256dh: 'point', auth: 'secret' };

  it.each([
    ['the browser has a new one', fresh, 0],
    ['the browser has none', null, 1],
  ])('is replaced on the server if %s', async (_, newSubscription, subscribed) => {
    await keepCalled(called);
    await subscribeAgain(push, { newSubscription });
    expect(push.subscribe).toHaveBeenCalledTimes(subscribed);
    expect(sent).toEqual([now, { ...called, seats: [] }]);
  });

  it('is left alone if the user has turned notifications off', async () => {
    await keepCalled(called);
    await keepCalled({ ...called, seats: [] });
    await subscribeAgain(push, {});
    expect(sent).toEqual([]);
  });
});
