// one-file.mjs [bare SYSTEM] FILE [serve]: a program that contains its client, started in an empty folder
// with only PATH and a display in the environment, needs no other file. `bare` checks more: it runs with
// chroot next to the C library of SYSTEM (/, or build/sysroot-arm64 for ARM, with qemu) and nothing else; the
// file needs no other library and no later C library than Debian 12 has, and is small. The last line is 'N
// passed, N failed'.
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
import { holds, tellWhatHeld } from '../holds.mjs';

const bare = process.argv[2] === 'bare';
const system = resolve(process.argv[3] ?? '');
const [named = '', ...order] = process.argv.slice(bare ? 4 : 2);
const file = resolve(named);
const largest = 12 * 1024 * 1024;
// Debian 12 has glibc 2.36.
const latest = 36;
const ours = { x64: 'amd64', arm64: 'arm64' }[process.arch];

const isOfTheCLibrary = (path) => /\/(libc|libm|ld-linux[\w-]*)\.so\.\d+$/.test(path);

/** The command that starts the file where the C library is all there is; for other machines there is an emulator too. */
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

/** Its answer to a request for `path`. */
function answerOf(address, path, headers = {}) {
  return new Promise((resolve, reject) => {
    get(new URL(path, address), { headers, timeout: 10_000 }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) });
    })
      .on('timeout', function () {
        this.destroy(new Error(`no answer for ${path}`));
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
    server.on('error', reject).on('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return { server, address };
}

/** A stand-in for what opens the browser: it writes down where. */
function standIn(place) {
  mkdirSync(join(place, 'bin'));
  writeFileSync(
    join(place, 'bin/xdg-open'),
    `#!/bin/sh\necho "$1" >${place}/being-opened\nmv ${place}/being-opened ${place}/opened\n`,
    { mode: 0o755 },
  );
}

/** A second double click leads to what runs already. */
async function startTwice(address, home, place) {
  standIn(place);
  const opens = appears(place, 'opened');
  const { server, address: second } = start([file], home, place, ['--open']);
  second.catch(() => undefined);
  const [code] = await once(server, 'exit');
  holds('a second start ends well', code === 0);
  await opens;
  holds('and opens the first', readFileSync(join(place, 'opened'), 'utf8').trim() === address);
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
  holds('whoever reads gzip gets gzip', zipped.headers['content-encoding'] === 'gzip');
  holds('it is the same page', gunzipSync(zipped.body).equals(page.body));
  holds('whoever reads Brotli gets Brotli', brotli.headers['content-encoding'] === 'br');
  holds('it is the same script', brotliDecompressSync(brotli.body).equals(gunzipSync(forever.body)));
  holds('who has it already is told so', etag !== undefined && again.status === 304);
  holds('scripts are kept for good', forever.headers['cache-control']?.includes('immutable') === true);
  holds('the service worker is inside', worker.body.includes('const FILES='));
  holds(
    'so are the editions',
    lobby.editions.some(({ id }) => id === 'second'),
  );
}

/** The page and the program's bots use the same copy in the file. */
async function lookForNets(address) {
  const worker = (await answerOf(address, '/sw.js')).body.toString();
  const nets = [...worker.matchAll(/assets\/[\w-]+\.khn1/g)].map(([path]) => `/${path}`);
  const bytes = readFileSync(file);
  holds('the page has the net of a bot', nets.length > 0);
  for (const path of nets) {
    const { status, headers, body } = await answerOf(address, path, { 'accept-encoding': 'gzip, br' });
    const [first, ...others] = placesOf(body, bytes);
    holds(`${path} is served as it is`, status === 200 && headers['content-encoding'] === undefined);
    holds(`${path} is kept for good`, headers['cache-control']?.includes('immutable') === true);
    holds(`${path} is in the file once`, first !== undefined && others.length === 0);
  }
}

function placesOf(part, whole) {
  const places = [];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** Every page of the documents that can be reached from their first, and the links of them that lead nowhere. */
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

  holds('the documents have an address', withoutSlash.headers.location === '/docs/');
  holds('they are sent zipped', rules.headers['content-encoding'] === 'gzip');
  holds('they lead to the rules for players', pages.has('/rules'));
  holds(`all their links lead somewhere, not ${broken.join(' ')}`, broken.length === 0);
}

if (bare) {
  const { libraries, glibc, isBound } = needsOf(file);
  const others = libraries.filter((path) => !isOfTheCLibrary(path));
  holds(`it needs the C library alone, not ${others.join(' ')}`, others.length === 0);
  holds(`it needs no later one than glibc 2.${latest}, not 2.${glibc}`, glibc <= latest);
  holds('it runs with every later one', !isBound);
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  holds(`it has less than ${largest} bytes`, size < largest);
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
  holds('its data lies where the system keeps such things', existsSync(database));
} catch (error) {
  holds(`it can be asked: ${error.message}`, false);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.kill()) await ended;
  rmSync(place, { recursive: true });
}
tellWhatHeld();
