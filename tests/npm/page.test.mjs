// Tests `npx kuhhandel` in a project with the installed package.
import { equal, match, ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

const home = dirname(createRequire(join(process.cwd(), 'x.js')).resolve('kuhhandel/package.json'));
const program = join(home, 'dist/cli.js');
const started = [];

/** Returns the address that the command prints. */
function addressOf(...words) {
  const server = spawn(process.execPath, [program, '--no-open', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(server);
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const [, address] = / (http:\S+) /.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.on('error', reject).on('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
}

/** Sends the path unchanged; `fetch` would normalise it. */
function asked(address, path, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method, timeout: 10_000 }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });
}

let address;
before(async () => (address = await addressOf('--port', '0')));
after(() => started.forEach((server) => server.kill()));

test('the page is served only to this machine', async () => {
  match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  const { status, headers, body } = await asked(address, '/?at=/rules');
  equal(status, 200);
  equal(headers['content-type'], 'text/html; charset=utf-8');
  ok(body.includes('data-server="none"'));
});

test('its files have their types', async () => {
  const files = readdirSync(join(home, 'page/assets'));
  for (const [ending, type] of [
    ['.wasm', 'application/wasm'],
    ['.khn1', 'application/octet-stream'],
    ['.js', 'text/javascript; charset=utf-8'],
    ['.css', 'text/css; charset=utf-8'],
    ['.svg', 'image/svg+xml'],
    ['.woff2', 'font/woff2'],
  ]) {
    const name = files.find((file) => file.endsWith(ending));
    const { status, headers, body } = await asked(address, `/assets/${name}`);
    equal(status, 200, ending);
    equal(headers['content-type'], type);
    equal(headers['x-content-type-options'], 'nosniff');
    equal(Number(headers['content-length']), body.length);
  }
});

test('files next to the page are not served', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '//etc/passwd',
    '/%',
    '/nothing.js',
  ]) {
    equal((await asked(address, path)).status, 404, path);
  }
});

test('only reads of files are allowed', async () => {
  equal((await asked(address, '/', 'POST')).status, 405);
  equal((await asked(address, '/', 'HEAD')).body.length, 0);
});

test('a port in use is reported, or another one is used', async () => {
  const { port } = new URL(address);
  const taken = spawn(process.execPath, [program, '--no-open', '--port', port], { stdio: 'ignore' });
  equal(await new Promise((resolve) => taken.on('exit', resolve)), 1);
  const [one, other] = [await addressOf(), await addressOf()];
  ok(one !== other);
});
