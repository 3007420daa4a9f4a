// deb.mjs PACKAGE: tests the package in a fresh Debian 12 (debootstrap, chroot; as root): it can be
// installed, serves with the options of its file, keeps its tables through an upgrade, and leaves nothing
// when purged. The last line is 'N passed, N failed'.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { holds, tellWhatHeld } from '../holds.mjs';

const file = resolve(process.argv[2] ?? '');
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-deb-'));
const system = join(work, 'debian-12');
const data = '/var/lib/kuhhandel';

const run = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const inside = (...words) => run('chroot', system, ...words);
const isThere = (path) => existsSync(join(system, path));

/** Whether the command ends well. */
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

/** The same package as a later version. */
function newer() {
  const tree = join(work, 'newer');
  run('dpkg-deb', '--raw-extract', file, tree);
  const control = join(tree, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, '$&+later'));
  const archive = join(work, 'newer.deb');
  run('dpkg-deb', '--root-owner-group', '--build', tree, archive);
  return archive;
}

/** Started like the unit, except for the port. */
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
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const port = /listening on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) found(`http://127.0.0.1:${port}`);
    });
    server.on('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  const stop = () =>
    new Promise((ended) => {
      server.once('exit', ended);
      server.kill();
    });
  return { address, stop };
}

/** By a connection of its own: while something is installed nothing here sees that a kept one has ended. */
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

/** A table without visitors is deleted after a minute. */
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
  holds('all documents are served, pictures too', picture.headers.get('content-type') === 'image/webp');
  holds('a table is opened', table !== undefined);
  install(newer());
  holds('who plays meanwhile plays on', await knows(await first.address, table));
  await first.stop();
  const second = start();
  holds('the newer one has the table', await knows(await second.address, table));
  await second.stop();
}

try {
  holds('lintian finds no error', ends('lintian', '--fail-on', 'error', file));
  run('debootstrap', '--variant=minbase', 'bookworm', system);
  install(file);
  holds(
    'it is the version it says',
    inside('kuhhandel', '--version') === `kuhhandel ${basename(file).split('_')[1]}\n`,
  );
  holds('there is a page about serving', isThere('usr/share/man/man1/kuhhandel-serve.1.gz'));
  holds('so are the documents', isThere('usr/share/kuhhandel/docs/docs/RULES.html'));
  holds('so are curves and alarms', isThere('usr/share/doc/kuhhandel/examples/monitoring/dashboard.json'));
  holds(
    'all options are in its file',
    readFileSync(join(system, 'etc/kuhhandel.conf'), 'utf8').includes('#port = 8080\n'),
  );
  run('mkdir', '-p', join(system, data));
  // A user's changes survive.
  writeFileSync(join(system, 'etc/kuhhandel.conf'), '[serve]\naddress = "127.0.0.1"\n');
  await keepsItsTables();
  holds(
    'its options are still mine',
    readFileSync(join(system, 'etc/kuhhandel.conf'), 'utf8').includes('127.0.0.1'),
  );
  inside('dpkg', '--purge', 'kuhhandel');
  holds(
    'nothing of it is left',
    !isThere('usr/bin/kuhhandel') && !isThere('etc/kuhhandel.conf') && !isThere(data),
  );
} catch (error) {
  holds(`it can be tried: ${error.message}`, false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
tellWhatHeld();
