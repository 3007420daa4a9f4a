// deb.mjs PACKAGE, as root: tests the package in a fresh Debian 12 (debootstrap, chroot): installation, a server with
// the options of the package's file, an upgrade that keeps the tables, and a purge that leaves no files. The last line is
// 'N passed, N failed'.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { holds, reportResults } from '../holds.mjs';

const file = resolve(process.argv[2] ?? '');
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-deb-'));
const system = join(work, 'debian-12');
const data = '/var/lib/kuhhandel';

const run = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const inside = (...words) => run('chroot', system, ...words);
const isThere = (path) => existsSync(join(system, path));

/** Returns whether the command succeeds. */
function ends(program, ...words) {
  try {
    run(program, ...words);
    return true;
  } catch (error) {
    console.log(error.stdout);
    return false;
  }
}

function install(archive) {
  copyFileSync(archive, join(system, 'kuhhandel.deb'));
  inside('dpkg', '--install', '/kuhhandel.deb');
}

/** Returns a copy of the package with a later version. */
function newer() {
  const tree = join(work, 'newer');
  run('dpkg-deb', '--raw-extract', file, tree);
  const control = join(tree, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, '$&+later'));
  const archive = join(work, 'newer.deb');
  run('dpkg-deb', '--root-owner-group', '--build', tree, archive);
  return archive;
}

/** Starts the server as the systemd unit does, but with another port. */
function start() {
  const words = [
    system,
    '/usr/bin/env',
    `STATE_DIRECTORY=${data}`,
    '/usr/bin/kuhhandel',
    'serve',
    '--config',
    '/etc/kuhhandel.conf',
  ];
  const server = spawn('chroot', [...words, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = new Promise((found, failed) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const port = /listening on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) found(`http://127.0.0.1:${port}`);
    });
    server.on('exit', () => failed(new Error(`the server ended: ${output}`)));
  });
  const stop = () =>
    new Promise((ended) => {
      server.once('exit', ended);
      server.kill();
    });
  return { address, stop };
}

/** Uses a new connection: installing blocks this process, so that it would not notice the end of a reused one. */
const ask = (url, { headers, ...options } = {}) =>
  fetch(url, { ...options, headers: { ...headers, connection: 'close' } });

async function openTable(address) {
  const body = JSON.stringify({ player: 'Anna', name: 'Sunday', edition: 'second', seats: 3 });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(`${address}/api/tables`, { method: 'POST', headers, body });
  const { table, token } = await answer.json();
  await visit(address, table, token);
  return table;
}

/** Visits the table, because a table without visitors is deleted after a minute. */
async function visit(address, table, token) {
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`);
  line.addEventListener('open', () => line.send(JSON.stringify({ type: 'hello', version: 1, token })));
  await once(line, 'message', { signal: AbortSignal.timeout(30_000) });
  line.close();
}

const knows = async (address, table) => (await ask(`${address}/api/tables/${table}`)).status === 200;

async function keepsItsTables() {
  const first = start();
  const table = await openTable(await first.address);
  const picture = await ask(`${await first.address}/docs/docs/gallery/auction-desktop-light.webp`);
  holds('all documents are served, with pictures', picture.headers.get('content-type') === 'image/webp');
  holds('a table can be opened', table !== undefined);
  install(newer());
  holds('the running server keeps the table during the upgrade', await knows(await first.address, table));
  await first.stop();
  const second = start();
  holds('the newer version has the table', await knows(await second.address, table));
  await second.stop();
}

try {
  holds('lintian finds no error', ends('lintian', '--fail-on', 'error', file));
  run('debootstrap', '--variant=minbase', 'bookworm', system);
  install(file);
  holds(
    'the program has the version of the package',
    inside('kuhhandel', '--version') === `kuhhandel ${basename(file).split('_')[1]}\n`,
  );
  holds('there is a manual page for serve', isThere('usr/share/man/man1/kuhhandel-serve.1.gz'));
  holds('the documents are installed', isThere('usr/share/kuhhandel/docs/docs/RULES.html'));
  holds('the dashboard is installed', isThere('usr/share/doc/kuhhandel/examples/monitoring/dashboard.json'));
  holds(
    'the configuration file has all options',
    readFileSync(join(system, 'etc/kuhhandel.conf'), 'utf8').includes('#port = 8080\n'),
  );
  run('mkdir', '-p', join(system, data));
  // An upgrade must keep changes of the configuration file.
  writeFileSync(join(system, 'etc/kuhhandel.conf'), '[serve]\naddress = "127.0.0.1"\n');
  await keepsItsTables();
  holds(
    'the changed configuration file is unchanged',
    readFileSync(join(system, 'etc/kuhhandel.conf'), 'utf8').includes('127.0.0.1'),
  );
  inside('dpkg', '--purge', 'kuhhandel');
  holds(
    'purge leaves no files',
    !isThere('usr/bin/kuhhandel') && !isThere('etc/kuhhandel.conf') && !isThere(data),
  );
} catch (error) {
  holds(`the test runs: ${error.message}`, false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
reportResults();
