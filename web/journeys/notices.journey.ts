import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { answerSimply } from './support/simply';
import { openServer, phone } from './support/visits';

const server = openServer('notices', { installs: true, mayBreak: true, browser: 'whole' });

/** Lena at a table by letter, who has answered once, and is asked whether they want to be called. */
async function aLetter(): Promise<Page> {
  const page = await server.visit({ ...phone, permissions: ['notifications'] });
  await page.goto(server.address('/?speed=0'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Time per move').selectOption('24 h per move');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('1 person is here, 3 bots').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const silent = page.getByRole('button', { name: 'Don’t bid' });
  const asked = page.getByRole('heading', { name: 'Notify you' });
  while (!(await asked.isVisible())) {
    await answerSimply(page);
    await silent.click({ timeout: 300 }).catch(() => undefined);
  }
  return page;
}

/**
 * A browser in a test has no push service, and says so on its console: it gets a subscription to one at an address that
 * no server may go to.
 */
const subscribes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const bytes = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const inLetters = (raw: Uint8Array) =>
      btoa(String.fromCharCode(...raw))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const keys = { p256dh: inLetters(bytes), auth: inLetters(crypto.getRandomValues(new Uint8Array(16))) };
    PushManager.prototype.subscribe = () =>
      Promise.resolve({
        endpoint: 'https://localhost/lena',
        toJSON: () => ({ keys }),
        unsubscribe: () => Promise.resolve(true),
      } as unknown as PushSubscription);
  });

/** Has the browser get a push message, as its push service would bring it. */
async function push(page: Page, text: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.address(''),
    registrationId: await known,
    data: JSON.stringify(text),
  });
}

const notices = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** Returns the target of a tap on the notification. */
async function tapped(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  return worker.evaluate(async () => {
    interface Worker {
      clients: { openWindow: (address: string) => Promise<null> };
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    }
    const scope = globalThis as unknown as Worker & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const opened = new Promise<string>((resolve) => {
      // Without a finger on the screen no browser opens a page.
      scope.clients.openWindow = (address) => {
        resolve(address);
        return Promise.resolve(null);
      };
    });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return opened;
  });
}

test('after the first correspondence move the page asks about notifications, and explains if they are unavailable', async () => {
  const page = await aLetter();
  const sheet = page.getByRole('dialog');
  expect(await findings(page, 'asked whether to be called')).toEqual([]);
  await sheet.getByText('A game starts', { exact: true }).click();
  await expect.poll(() => sheet.getByRole('checkbox', { name: 'A game starts' }).isChecked()).toBe(false);

  await subscribes(page);
  await sheet.getByRole('button', { name: 'Yes, notify me' }).click();
  await sheet.getByText('The push service can’t be reached from here.').waitFor();
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await sheet.waitFor({ state: 'hidden' });

  // It can be found again.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sound, shortcuts, notifications' }).click();
  await page.getByRole('button', { name: 'Notify me when it’s my turn: off' }).click();
  await sheet.getByRole('button', { name: 'Yes, notify me' }).waitFor();
});

test('a push message is shown with no table open, in its own language, and not to a player viewing the table', async () => {
  const page = await aLetter();
  const [, table = ''] = /\/t\/(\w+)/.exec(page.url()) ?? [];
  const text = { kind: 'turn', language: 'de', table, name: 'Sonntag', asked_for: 'answer', who: 'Jonas' };
  const call = { ...text, animal: 'sheep', until: Date.UTC(2026, 10, 24, 20) };

  await push(page, call);
  await page.goto(server.address('/games'));
  await push(page, { ...call, animal: 'cow' });

  await expect
    .poll(() => notices(page))
    .toEqual([
      {
        title: 'Kuh: Jonas fordert dich heraus',
        body: expect.stringMatching(/^Am Tisch „Sonntag“\. Antworte bis Di/) as string,
      },
    ]);
  expect(await tapped(page)).toBe(`/t/${table}`);
});
