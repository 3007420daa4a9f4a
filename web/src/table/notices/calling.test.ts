import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../model/settings/calls.svelte';
import type { CalledBrowser } from '../../wire/protocol';
import { keepSeatKey } from '../../wire/seat-keys';
import { hindrance, inGreenwich, renew, turnOff, turnOn } from './calling';

/** The browser's answer, and the requests to the server. */
const sent: CalledBrowser[] = [];
let answers: { status: number; body: object }[] = [];
let subscribed = false;
const postMessage = vi.fn();
const subscription = {
  endpoint: 'https://push.example/anna',
  toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = {
  subscribe: vi.fn(() => Promise.resolve(subscription)),
  getSubscription: () => Promise.resolve(subscribed ? subscription : null),
};

function aBrowser(permission: NotificationPermission, asked = permission) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(asked) });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ active: { postMessage }, pushManager }) },
  });
}

beforeEach(() => {
  vi.stubGlobal('setTimeout', (callback: () => void) => queueMicrotask(callback));
  localStorage.clear();
  sent.length = 0;
  subscribed = true;
  answers = [];
  calls.choose({ asked: false, on: false, turns: true, begins: false, isQuiet: false });
  keepSeatKey({ table: 'sunday', seat: 1, token: 'tok' });
  vi.stubGlobal('fetch', (_path: string, request: RequestInit = {}) => {
    if (request.method === 'PUT') sent.push(JSON.parse(request.body as string) as CalledBrowser);
    const { status, body } = (request.method === 'PUT' ? answers.shift() : undefined) ?? {
      status: 200,
      body: { key: 'key', seats: 1, is_reached: true },
    };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a user who turns notifications on', () => {
  it('is subscribed once the browser agrees and the server reaches its push service', async () => {
    aBrowser('default', 'granted');
    answers = [{ status: 200, body: { seats: 1 } }];

    expect(await turnOn()).toBeUndefined();

    expect(calls.chosen.on).toBe(true);
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'key',
    });
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({
      seats: [{ table: 'sunday', token: 'tok' }],
      endpoint: 'https://push.example/anna',
      p256dh: 'point',
      auth: 'secret',
      language: 'en',
      turns: true,
      begins: false,
      let_in: true,
    });
  });

  it('is not subscribed if the server reaches no push service, and is removed there', async () => {
    aBrowser('granted');
    answers = Array.from({ length: 2 }, () => ({ status: 200, body: { seats: 1, is_reached: false } }));

    expect(await turnOn()).toBe('unreachable');

    expect(calls.chosen.on).toBe(false);
    expect(sent.at(-1)?.seats).toEqual([]);
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('is not subscribed if the browser reaches no push service', async () => {
    aBrowser('granted');
    subscribed = false;
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));

    expect(await turnOn()).toBe('unreachable');
  });

  it('is resubscribed if a subscription of an earlier server exists', async () => {
    aBrowser('granted');
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));

    expect(await turnOn()).toBeUndefined();

    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('is not asked by the browser if the server has push disabled', async () => {
    aBrowser('default', 'granted');
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ error: 'no_notices', message: '' }), { status: 404 })),
    );

    expect(await turnOn()).toBe('server');
  });

  it('can unsubscribe, and is removed', async () => {
    aBrowser('granted');
    calls.choose({ on: true });

    await turnOff();

    expect(calls.chosen.on).toBe(false);
    expect(sent.at(-1)?.seats).toEqual([]);
  });

  it('is registered for seats added since', async () => {
    aBrowser('granted');
    calls.choose({ on: true });
    keepSeatKey({ table: 'monday', seat: 0, token: 'new' });

    await renew();

    expect(sent[0]?.seats.map(({ table }) => table).sort()).toEqual(['monday', 'sunday']);
  });

  it('is resubscribed if the browser has dropped the subscription', async () => {
    aBrowser('granted');
    calls.choose({ on: true });
    subscribed = false;

    await renew();

    expect(pushManager.subscribe).toHaveBeenCalledOnce();
    expect(calls.chosen.on).toBe(true);
    expect(sent[0]?.endpoint).toBe('https://push.example/anna');
  });

  it('is stored in the service worker, which repeats it for a new subscription', async () => {
    aBrowser('granted');
    await renew();
    expect(postMessage).toHaveBeenCalledWith({ called: sent[0] });
  });

  it('is unsubscribed if the browser revoked the permission', async () => {
    aBrowser('denied');
    calls.choose({ on: true });

    await renew();

    expect(calls.chosen.on).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe('an obstacle to notifications', () => {
  it('is known before the user is asked', () => {
    aBrowser('granted');
    expect(hindrance()).toBeUndefined();
    aBrowser('denied');
    expect(hindrance()).toBe('denied');
    vi.stubGlobal('isSecureContext', false);
    expect(hindrance()).toBe('insecure');
  });
});

it('quiet hours are sent in UTC', () => {
  expect(inGreenwich({ from: '22:00', until: '07:30' }, -60)).toEqual({ from: 21 * 60, until: 6 * 60 + 30 });
  expect(inGreenwich({ from: '22:00', until: '07:30' }, 300)).toEqual({ from: 3 * 60, until: 12 * 60 + 30 });
  expect(inGreenwich({ from: '00:30', until: '06:00' }, -120)).toEqual({ from: 22 * 60 + 30, until: 4 * 60 });
});
