import { keepFiles, pageFor } from './kept-files';
import { callIn, keepCalled, subscribeAgain } from './push';
import { areSeen } from './seen';
import type { CalledBrowser } from '../wire/protocol';

/**
 * Makes the client work without a network. Every build has its own worker, which knows the files of that
 * build (web/tools/service-worker.ts writes them in). An open page continues with its files: those of the
 * previous build are kept as well, and no page is reloaded during a game.
 */
declare const FILES: readonly string[];
declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope;

const ours = 'kuhhandel-';
const current = ours + BUILD;
const buildsKept = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles(current, FILES).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(letGoOfOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request, current));
  else event.respondWith(file(request));
});

/** A page forwards its subscription request to the server. */
self.addEventListener('message', (event) => {
  const { called } = (event.data ?? {}) as { called?: CalledBrowser };
  if (called !== undefined) event.waitUntil(keepCalled(called));
});

/** A push message may arrive while no page is open. */
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & { readonly newSubscription?: PushSubscription | null };
  change.waitUntil(subscribeAgain(self.registration.pushManager, change));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = (event.notification.data ?? {}) as { table?: string };
  event.waitUntil(open(addressOf(table)));
});

/** A user who looks at the table needs no notification: it is closed again, but browsers demand that it is shown. */
async function show(data: PushMessageData | null): Promise<void> {
  const { language, title, body, table } = callIn(data, self.navigator.languages);
  const pages = table === undefined ? [] : await pagesAt(addressOf(table));
  const isSeen = await areSeen(pages);
  const tag = `kuhhandel-${table ?? 'other'}`;
  await self.registration.showNotification(title, {
    body,
    lang: language,
    icon: '/icons/cow-192.png',
    tag,
    silent: isSeen,
    data: { table },
  });
  if (isSeen) for (const shown of await self.registration.getNotifications({ tag })) shown.close();
  else await (self.navigator as Partial<WorkerNavigator>).setAppBadge?.(1).catch(() => undefined);
}

async function pagesAt(address: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === address);
}

async function open(address: string): Promise<void> {
  const [page] = await pagesAt(address);
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}

/** The address of the table, or of the user's tables. */
const addressOf = (table: string | undefined): string =>
  table === undefined ? '/games' : `/t/${encodeURIComponent(table)}`;

async function letGoOfOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== current);
  const gone = names.slice(0, Math.max(0, names.length - (buildsKept - 1)));
  await Promise.all(gone.map((name) => caches.delete(name)));
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
