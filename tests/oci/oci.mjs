// oci.mjs IMAGE: the image as a container would have it: what it names is there by its digests, and its root file system,
// entered by chroot as its user with its environment and nothing else, serves and finds itself healthy. As root.
// The last line is 'N passed, N failed'.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { holds, tellWhatHeld } from '../holds.mjs';

const file = resolve(process.argv[2] ?? '');
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-oci-'));
const root = join(work, 'root');
const port = '18080';

/** The bytes that a descriptor speaks of, if they are those. */
function blob({ digest, size }) {
  const path = join(work, 'blobs', digest.replace(':', '/'));
  const bytes = readFileSync(path);
  holds(`${digest} is what it says`, digest === `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  holds(`${digest} is as long as it says`, bytes.length === size);
  return { path, bytes };
}

const json = (descriptor) => JSON.parse(blob(descriptor).bytes.toString());

/** A program of the image, in it, as its user. */
function inside({ User, Env }, words) {
  const limits = 'ulimit -n 1024 && ulimit -v 4000000 && exec "$@"';
  return [
    '/bin/sh',
    ['-c', limits, 'sh', 'chroot', `--userspec=${User}`, root, ...words],
    Object.fromEntries(Env.map((line) => line.split('='))),
  ];
}

function start(config) {
  const [program, words, env] = inside(config, [...config.Entrypoint, ...config.Cmd, '--port', port]);
  const server = spawn(program, words, {
    env: { ...env, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise((there, failed) => {
    server.stdout.setEncoding('utf8').on('data', (text) => text.includes('listening on') && there());
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { server, ready };
}

function isHealthy(config) {
  const [, ...words] = config.Healthcheck.Test;
  const [program, all, env] = inside(config, [...words, '--port', port]);
  try {
    execFileSync(program, all, { env: { ...env, PATH: process.env.PATH } });
    return true;
  } catch {
    return false;
  }
}

async function tryIt() {
  execFileSync('tar', ['-xf', file, '-C', work]);
  const { manifests } = JSON.parse(readFileSync(join(work, 'index.json'), 'utf8'));
  const manifest = json(manifests[0]);
  const { config } = json(manifest.config);
  mkdirSync(root);
  for (const layer of manifest.layers) execFileSync('tar', ['-xzf', blob(layer).path, '-C', root]);
  holds(
    'it is no user that others are',
    statSync(join(root, 'var/lib/kuhhandel')).uid === Number(config.User.split(':')[0]),
  );
  const { server, ready } = start(config);
  try {
    await ready;
    holds('it finds itself healthy', isHealthy(config));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    holds('it serves the page', (await page.text()).includes('<div id="app">'));
  } finally {
    const ended = new Promise((over) => server.once('exit', over));
    if (server.kill()) await ended;
  }
  holds('once it has ended it is not healthy', !isHealthy(config));
}

try {
  await tryIt();
} catch (error) {
  holds(`it can be tried: ${error.message}`, false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
tellWhatHeld();
