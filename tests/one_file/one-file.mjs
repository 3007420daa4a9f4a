// one-file.mjs [bare SYSTEM] FILE [serve]: tests a program with an embedded client: it runs in an empty folder without
// other files. With `bare` it runs in a chroot with only the C library of SYSTEM (/, or build/sysroot-arm64 for ARM, with
// qemu); then its size is also limited, and it may require only the C library, in Debian 12's version or older. The last
// line is 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { needsOf } from '../../tools/libraries.mjs';
import { holds, reportResults } from '../holds.mjs';

const bare = process.argv[2] === 'bare';
const system = resolve(process.argv[3] ?? '');
const [named = '', ...order] = process.argv.slice(bare ? 4 : 2);
const file = resolve(named);
const largest = 12 * 1024 * 1024;
// Debian 12 has glibc 2.36.
const latest = 36;
const ours = { x64: 'amd64', arm64: 'arm64' }[process.arch];

const isOfTheCLibrary = (path) => /\/(libc|libm|ld-linux[\w-]*)\.so\.\d+$/.test(path);

/** Copies the file and the C library to `place`, with an emulator if needed; returns the command that runs it there. */
function inChroot(place) {
  const put = (from, to) => {
    mkdirSync(join(place, dirname(to)), { recursive: true });
    copyFileSync(from, join(place, to));
  };
  const { architecture, libraries } = needsOf(file);
  put(file, 'kuhhandel');
  for (const library of libraries) put(join(system, library), library);
  const enter = ['unshare', '--map-root-user', 'chroot', place];
  if (architecture === ours) return [...enter, '/kuhhandel'];
  put('/usr/bin/qemu-aarch64-static', 'emulator');
  return [...enter, '/emulator', '-cpu', 'cortex-a53', '/kuhhandel'];
}

/** Returns the server's response for `path`. */
function answerOf(address, path, headers = {}) {
  return new Promise((resolve, reject) => {
    get(new URL(path, address), { headers, timeout: 10_000 }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) });
    })
      .on('timeout', function () {
        this.destroy(new Error(`no response for ${path}`));
      })
      .on('error', reject);
  });
}

function start([program, ...words], home, place, more = []) {
  const args = [...words, ...order, '--port', '0', '--address', '127.0.0.1', ...more];
  const server = spawn(program, args, {
    cwd: place,
    env: { HOME: home, PATH: `${join(place, 'bin')}:${process.env.PATH}`, DISPLAY: ':0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = new Promise((resolve, reject) => {
    let said = '';
    const read = (text) => {
      said += text;
      const found = /listening on (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.on('error', reject).on('exit', (code) => reject(new Error(`exited with ${code}: ${said}`)));
  });
  return { server, address };
}

/** Creates a fake xdg-open that writes its address to a file. */
function standIn(place) {
  mkdirSync(join(place, 'bin'));
  writeFileSync(
    join(place, 'bin/xdg-open'),
    `#!/bin/sh\necho "$1" >${place}/being-opened\nmv ${place}/being-opened ${place}/opened\n`,
    { mode: 0o755 },
  );
}

/** A second start must open the server that already runs. */
async function startTwice(address, home, place) {
  standIn(place);
  const opens = appears(place, 'opened');
  const { server, address: second } = start([file], home, place, ['--open']);
  second.catch(() => undefined);
  const [code] = await once(server, 'exit');
  holds('a second start exits successfully', code === 0);
  await opens;
  holds(
    'a second start opens the address of the first',
    readFileSync(join(place, 'opened'), 'utf8').trim() === address,
  );
}

/** Waits until a file of that name is in the folder; fails after a long time. */
async function appears(folder, name) {
  for await (const { filename } of watch(folder, { signal: AbortSignal.timeout(10_000) }))
    if (filename === name) return;
}

async function look(address) {
  const page = await answerOf(address, '/');
  const { etag } = page.headers;
  const zipped = await answerOf(address, '/', { 'accept-encoding': 'gzip' });
  const again = await answerOf(address, '/', { 'if-none-match': etag });
  const worker = await answerOf(address, '/sw.js');
  const script = /href="(\/assets\/lobby-[^"]+\.js)"/.exec(page.body.toString())?.[1] ?? '/none';
  const forever = await answerOf(address, script, { 'accept-encoding': 'gzip' });
  const brotli = await answerOf(address, script, { 'accept-encoding': 'gzip, br' });
  const lobby = JSON.parse((await answerOf(address, '/api/lobby')).body.toString());

  holds('the page is served', page.status === 200 && page.body.includes('<div id="app">'));
  holds('gzip is sent to clients that accept it', zipped.headers['content-encoding'] === 'gzip');
  holds('the gzip page has the same content', gunzipSync(zipped.body).equals(page.body));
  holds('Brotli is sent to clients that accept it', brotli.headers['content-encoding'] === 'br');
  holds(
    'the Brotli script has the same content',
    brotliDecompressSync(brotli.body).equals(gunzipSync(forever.body)),
  );
  holds('a known entity tag gets 304', etag !== undefined && again.status === 304);
  holds('scripts are immutable', forever.headers['cache-control']?.includes('immutable') === true);
  holds('the service worker is embedded', worker.body.includes('const FILES='));
  holds(
    'the editions are embedded',
    lobby.editions.some(({ id }) => id === 'second'),
  );
}

/** The page and the program's bots must share one copy of each net in the file. */
async function lookForNets(address) {
  const worker = (await answerOf(address, '/sw.js')).body.toString();
  const nets = [...worker.matchAll(/assets\/[\w-]+\.khn1/g)].map(([path]) => `/${path}`);
  const bytes = readFileSync(file);
  holds('the page has the net of a bot', nets.length > 0);
  for (const path of nets) {
    const { status, headers, body } = await answerOf(address, path, { 'accept-encoding': 'gzip, br' });
    const [first, ...others] = placesOf(body, bytes);
    holds(
      `${path} is served without compression`,
      status === 200 && headers['content-encoding'] === undefined,
    );
    holds(`${path} is immutable`, headers['cache-control']?.includes('immutable') === true);
    holds(`${path} is in the file once`, first !== undefined && others.length === 0);
  }
}

function placesOf(part, whole) {
  const places = [];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** Follows all links from the first document; returns the pages and the broken links. */
async function documentsAt(address) {
  const pages = new Set();
  const broken = [];
  const waiting = [{ link: '/docs/' }];
  for (const { from, link } of waiting) {
    const { pathname, search } = new URL(link, from ?? address);
    if (pages.has(pathname)) continue;
    const { status, headers, body } = await answerOf(address, pathname + search);
    if (status !== 200) broken.push(`${from} -> ${link}: ${status}`);
    pages.add(pathname);
    if (!pathname.startsWith('/docs/') || headers['content-type']?.startsWith('text/html') !== true) continue;
    const links = [...body.toString().matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to);
    const here = new URL(pathname, address);
    waiting.push(...links.filter((to) => !/^[a-z]+:/.test(to)).map((to) => ({ from: here, link: to })));
  }
  return { pages, broken };
}

async function read(address) {
  const withoutSlash = await answerOf(address, '/docs');
  const rules = await answerOf(address, '/docs/docs/RULES.html', { 'accept-encoding': 'gzip' });
  const { pages, broken } = await documentsAt(address);

  holds('/docs redirects to the documents', withoutSlash.headers.location === '/docs/');
  holds('documents are sent with gzip', rules.headers['content-encoding'] === 'gzip');
  holds('documents link to the rules for players', pages.has('/rules'));
  holds(`documents have no broken links: ${broken.join(' ')}`, broken.length === 0);
}

if (bare) {
  const { libraries, glibc, isBound } = needsOf(file);
  const others = libraries.filter((path) => !isOfTheCLibrary(path));
  holds(`the program needs only the C library: ${others.join(' ')}`, others.length === 0);
  holds(`the program needs at most glibc 2.${latest}: 2.${glibc}`, glibc <= latest);
  holds('the program uses no private symbols of glibc', !isBound);
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  holds(`the file has less than ${largest} bytes`, size < largest);
}
const place = mkdtempSync(join(tmpdir(), 'kuhhandel-one-file-'));
const home = join(place, 'home');
mkdirSync(home);
const { server, address } = start(bare ? inChroot(place) : [file], bare ? '/home' : home, place);
try {
  await look(await address);
  await lookForNets(await address);
  await read(await address);
  if (!bare) await startTwice(await address, home, place);
  const database = join(home, '.local/share/kuhhandel/kuhhandel.db');
  holds('the data is in the XDG data folder', existsSync(database));
} catch (error) {
  holds(`the server responds: ${error.message}`, false);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.kill()) await ended;
  rmSync(place, { recursive: true });
}
reportResults();
