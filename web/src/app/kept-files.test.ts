import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFiles, pageFor } from './kept-files';

/** The caches of a browser, by name and path. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = () => Promise.resolve([...this.all.keys()]);
  match = (path: string) =>
    Promise.resolve([...this.all.values()].flatMap((files) => files.get(path)?.clone() ?? [])[0]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  open(name: string) {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(files.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void files.set(path, response)),
    });
  }
}

const page = (build: string) =>
  `<html><head><title>Kuhhandel</title></head><body><div id="app"></div>${build}</body></html>`;
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const ofServer = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', 'x-kuhhandel': '2.1.0' } });
const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } });
const portal = '<html><head><title>Hotel Wi-Fi</title></head><body>Log in</body></html>';

let caches: FakeCaches;
let fetched: string[];
let urgent: string[];
let network: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  caches = new FakeCaches();
  fetched = [];
  urgent = [];
  network = (path) => (path === './' ? html(page('one')) : new Response(path));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      readonly priority: string | undefined;
      constructor(url: string, { priority }: RequestInit = {}) {
        this.url = url;
        this.priority = priority;
      }
    },
  );
  vi.stubGlobal('fetch', async ({ url, priority }: { url: string; priority?: string }) => {
    fetched.push(url);
    if (priority !== 'low') urgent.push(url);
    return network(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a new build', () => {
  const first = ['./#aaaa', 'assets/lobby-11112222.js', 'assets/table-33334444.js', 'icons/cow.png#bbbb'];
  const second = ['./#cccc', 'assets/lobby-11112222.js', 'assets/table-55556666.js', 'icons/cow.png#bbbb'];

  it('fetches only changed files', async () => {
    await keepFiles('one', first);
    expect(fetched).toHaveLength(4);
    expect(urgent, 'files that compete with those of the open page').toEqual([]);
    fetched = [];
    await keepFiles('two', second);
    expect(fetched).toEqual(['./', 'assets/table-55556666.js']);
    expect([...(caches.all.get('two')?.keys() ?? [])].sort()).toEqual(
      ['./', 'assets/lobby-11112222.js', 'assets/table-55556666.js', 'icons/cow.png'].sort(),
    );
  });

  // A plain host knows few types, and calls the others HTML.
  it('is not cached from a host that sends all files as HTML', async () => {
    network = (path) => html(path === './' ? page('one') : 'wOF2 and so on');
    await keepFiles('one', ['./#aaaa', 'assets/font-11112222.woff2']);
    expect(caches.all.get('one')?.size).toBe(2);
  });

  it('fetches a file again whose connection failed', async () => {
    vi.useFakeTimers();
    let failures = 2;
    network = (path) => {
      if (path.startsWith('icons') && failures-- > 0) throw new TypeError('Failed to fetch');
      return path === './' ? html(page('one')) : new Response(path);
    };
    const kept = keepFiles('one', first);
    await vi.runAllTimersAsync();
    await kept;
    vi.useRealTimers();
    expect(caches.all.get('one')?.size).toBe(4);
    expect(fetched).toHaveLength(6);
  });

  it.each([
    ['the page of a network that wants a login', () => html(portal)],
    ['an error of a proxy', () => html('Bad Gateway', 502)],
  ])('is not cached if %s comes instead of a file', async (_, answer) => {
    network = (path) => (path.endsWith('.js') ? answer() : html(page('one')));
    await expect(keepFiles('one', ['./#aaaa', 'assets/lobby-11112222.js'])).rejects.toThrow('our server');
    expect(caches.all.has('one')).toBe(false);
  });
});

describe('the page', () => {
  const visit = (url = 'https://host/t/sunday', cache: RequestCache = 'default') =>
    pageFor({ url, cache } as Request, 'one').then((response) => response.text());

  beforeEach(() => keepFiles('one', ['./#aaaa']));

  it('comes from the server', async () => {
    network = () => html(page('two'));
    expect(await visit()).toBe(page('two'));
  });

  it.each([
    ['a gateway cannot reach the server', () => html('Bad Gateway', 502)],
    ['a gateway waits in vain', () => html('Gateway Time-out', 504)],
    ['a network wants a login', () => html(portal)],
    ['a network says so by its status', () => html(portal, 511)],
    ['a gateway lacks the server', () => plain('404 page not found', 404)],
    ['a tunnel has ended', () => html('Tunnel not found', 404)],
    ['a gateway denies access', () => html('Forbidden', 403)],
    ['a network answers in plain text', () => plain('Please log in')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('comes from the cache if %s', async (_, answer) => {
    network = answer;
    expect(await visit()).toBe(page('one'));
  });

  it.each([
    ['the server knows no such page', () => ofServer('No such page', 404)],
    ['the server does not have this name', () => ofServer('This server does not have that name', 421)],
    ['a proxy asks for a password', () => html('Unauthorized', 401)],
  ])('is the response if %s', async (_, answer) => {
    network = answer;
    expect(await visit()).not.toBe(page('one'));
  });

  it('of the documents comes from the server', async () => {
    network = () => html('<title>Rules</title>');
    expect(await visit('https://host/docs/RULES')).toBe('<title>Rules</title>');
  });

  // A login in front of the server must stay reachable, although a hotel's network redirects too.
  it('follows a redirect only when it is reloaded', async () => {
    const redirect = Object.assign(new Response('login'), {});
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    network = () => redirect;
    expect(await visit()).toBe(page('one'));
    expect(await visit('https://host/', 'no-cache')).toBe('login');
  });

  it('shows the login of a proxy that answers 403 only when it is reloaded', async () => {
    network = () => html('Sign in', 403);
    expect(await visit()).toBe(page('one'));
    expect(await visit('https://host/', 'no-cache')).toBe('Sign in');
  });

  // kipsilabs/altmount 534
  it('is not shown in place of the login of a proxy', async () => {
    network = () => html(portal);
    expect(await visit('https://host/oauth2/sign_in')).toBe(portal);
  });

  it('comes from the cache also in a folder of a plain host', async () => {
    vi.stubGlobal('location', new URL('https://host/kuhhandel/sw.js'));
    network = () => html(portal);
    expect(await visit('https://host/kuhhandel/?at=/pad')).toBe(page('one'));
  });

  it('is not needed for a file that is opened in a tab', async () => {
    network = () => plain('User-agent: *');
    expect(await visit('https://host/robots.txt')).toBe('User-agent: *');
  });

  it('comes from an earlier build if the browser has dropped the newest', async () => {
    caches.all.set('zero', new Map([['./', html(page('zero'))]]));
    caches.all.delete('one');
    network = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await visit()).toBe(page('zero'));
  });
});
