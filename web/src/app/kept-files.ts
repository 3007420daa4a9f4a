import { routeAt } from '../model/pages';

/** Milliseconds after which a connection that gives nothing counts as none. */
const patience = 3000;
/** The header of a kept file whose name does not change with its content. */
const revisionHeader = 'kuhhandel-revision';

/** `file` is a name with a hash of its content, or a name and its revision: `icons/cow-192.png#3f2a`. */
function namedIn(file: string): { path: string; revision: string } {
  const [path = '', revision = ''] = file.split('#');
  return { path, revision };
}

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.toLowerCase().startsWith('text/html') === true;

/** Whether it is this program's page, not that of a hotel's network or of a proxy. */
async function isOurPage(response: Response): Promise<boolean> {
  if (!response.ok || !isHtml(response)) return false;
  const text = await response.clone().text();
  return text.includes('<title>Kuhhandel</title>') && text.includes('id="app"');
}

const isPage = (path: string): boolean => path === './';

/** A page of a proxy or a network in place of a file. A plain host may call any file HTML, so its text decides. */
async function isForeignPage(response: Response): Promise<boolean> {
  if (!isHtml(response)) return false;
  const start = await response.clone().text();
  return /^\s*<(!doctype html|html|head|body|title|meta)\b/i.test(start);
}

async function fetchFile(path: string): Promise<Response> {
  // On a slow line, what the player taps on comes first.
  const response = await fetch(new Request(path, { cache: 'no-cache', priority: 'low' }));
  const isOurs = isPage(path)
    ? await isOurPage(response)
    : response.ok && (path.endsWith('.html') || !(await isForeignPage(response)));
  if (!isOurs) throw new Error(`${path} did not come from our server.`);
  return response;
}

/** Waits before a file is fetched again whose connection failed, in milliseconds. */
const retries = [1000, 4000];
const later = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** Of hundreds of files one may fail, as on a train; the others need not be fetched again for that. */
async function fetchPersistently(path: string): Promise<Response> {
  for (const wait of retries) {
    try {
      return await fetchFile(path);
    } catch (error) {
      const isConnection = error instanceof TypeError;
      if (!isConnection) throw error;
      await later(wait);
    }
  }
  return fetchFile(path);
}

/** Finds a file with the same content that one of these builds has kept. */
async function keptFile(
  builds: readonly Cache[],
  { path, revision }: ReturnType<typeof namedIn>,
): Promise<Response | undefined> {
  for (const build of builds) {
    const kept = await build.match(path, { ignoreVary: true });
    if (kept !== undefined && (kept.headers.get(revisionHeader) ?? '') === revision) return kept;
  }
  return undefined;
}

async function withRevision(response: Response, revision: string): Promise<Response> {
  if (revision === '') return response;
  const headers = new Headers(response.headers);
  headers.set(revisionHeader, revision);
  // The body is decoded here.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await response.blob(), { headers });
}

/** Fills the cache of a build. Only files that no earlier build has kept are fetched. */
export async function keepFiles(cacheName: string, files: readonly string[]): Promise<void> {
  const builds = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const cache = await caches.open(cacheName);
  const keepOne = async (file: string): Promise<void> => {
    const named = namedIn(file);
    const kept =
      (await keptFile(builds, named)) ??
      (await withRevision(await fetchPersistently(named.path), named.revision));
    await cache.put(named.path, kept);
  };
  const done = await Promise.allSettled(files.map(keepOne));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed === undefined) return;
  // A build is kept whole or not at all.
  await caches.delete(cacheName);
  throw failed.reason as Error;
}

/** Pages that are not this program's own, but that its server sends. */
const isDocument = ({ url }: Request): boolean => /\/docs(\/|$)/.test(new URL(url).pathname);

/**
 * Whether the address is one of a page, below the folder of the worker. The others are files, or belong to a proxy,
 * such as that of its login.
 */
function isOfPage({ url }: Request): boolean {
  const folder = new URL('./', location.href).pathname;
  const { pathname } = new URL(url);
  const path = pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : pathname;
  return routeAt({ path, fragment: '' }).at !== 'nowhere';
}

/** The server's own answers, also its errors, have this header. */
const isOfServer = (response: Response): boolean => response.headers.has('x-kuhhandel');

/**
 * Whether an answer may replace the kept page. The page of a proxy that cannot reach the server, or of a network
 * that wants a login, may not. Some proxies redirect or answer 403 to ask for a login: a reload shows their answer,
 * so that a login in front of the server can be reached.
 */
async function isAnswer(request: Request, response: Response): Promise<boolean> {
  const isReload = request.cache !== 'default';
  if (response.type === 'opaqueredirect') return isDocument(request) || isReload;
  if (response.status >= 500) return false;
  // Browsers ask for the password.
  if (isOfServer(response) || response.status === 401) return true;
  if (!response.ok) return isReload;
  return isDocument(request) || !isOfPage(request) || isOurPage(response);
}

/** Returns the page as the server has it, so that a reload brings the newest; else the kept one. */
export async function pageFor(request: Request, cacheName: string): Promise<Response> {
  // The page of an earlier build has its files, too.
  const kept = async () =>
    (await (await caches.open(cacheName)).match('./', { ignoreVary: true })) ??
    (await caches.match('./', { ignoreVary: true }));
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
    return (await isAnswer(request, response)) ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}
