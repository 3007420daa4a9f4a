import { callOf } from '../parts/i18n/calls';
import type { NoticeText } from '../wire/protocol';

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
/** After that a connection that gives nothing counts as none; milliseconds. */
const patience = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(letGoOfOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** A push message comes, perhaps with no page open at all. */
self.addEventListener('push', (event) => {
  const text: unknown = event.data?.json();
  if (typeof text === 'object' && text !== null) event.waitUntil(show(text as NoticeText));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(open(table));
});

/** A player who looks at the table gets no notification. */
async function show(notice: NoticeText): Promise<void> {
  const pages = await pagesOf(notice.table);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { language, title, body } = callOf(notice);
  await self.registration.showNotification(title, {
    body,
    lang: language,
    icon: '/icons/cow-192.png',
    tag: `kuhhandel-${notice.table}`,
    data: { table: notice.table },
  });
  await (self.navigator as Partial<WorkerNavigator>).setAppBadge?.(1).catch(() => undefined);
}

async function pagesOf(table: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === tableAt(table));
}

async function open(table: string): Promise<void> {
  const [page] = await pagesOf(table);
  await (page === undefined ? self.clients.openWindow(tableAt(table)) : page.focus());
}

const tableAt = (table: string): string => `/t/${encodeURIComponent(table)}`;

async function precache(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function letGoOfOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== current);
  const gone = names.slice(0, Math.max(0, names.length - (buildsKept - 1)));
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** The page as the server has it, so that a reload brings the newest; else the one of this build. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patience) });
  } catch {
    const kept = await (await caches.open(current)).match('./');
    return kept ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
