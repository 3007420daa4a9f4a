/**
 * Makes the client work without a network. Every build brings its own worker, which knows the files of that build
 * (web/tools/service-worker.ts writes them in). A page that is open goes on with the files it began with: those of
 * the build before are kept as well, and nobody is reloaded in the middle of a game.
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
    const kept = await (await caches.open(current)).match('/');
    return kept ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

export {};
