// oci.mjs IMAGE: tests the image like a container runtime, for each machine type: all its contents match
// their digests, and its root file system, entered with chroot as its user with only its environment, serves
// and is healthy; for a foreign machine, with an emulator copied into it. As root. The last line is 'N
// passed, N failed'.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { holds, tellWhatHeld } from '../holds.mjs';

const file = resolve(process.argv[2] ?? '');
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-oci-'));
const port = '18080';
const ours = { x64: 'amd64', arm64: 'arm64' }[process.arch];

/** The bytes that a descriptor speaks of, if they are those. */
function blob({ digest, size }) {
  const path = join(work, 'blobs', digest.replace(':', '/'));
  const bytes = readFileSync(path);
  holds(`${digest} is what it says`, digest === `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  holds(`${digest} is as long as it says`, bytes.length === size);
  return { path, bytes };
}

const json = (descriptor) => JSON.parse(blob(descriptor).bytes.toString());

/** How a program of the image below `root` is started in it, as its user. */
function entrance({ architecture, config: { User, Env } }, root) {
  const emulator = architecture === ours ? [] : ['/emulator'];
  // An emulator sets more memory aside than it takes.
  const memory = architecture === ours ? 4_000_000 : 'unlimited';
  const limits = `ulimit -n 1024 && ulimit -v ${memory} && exec "$@"`;
  const env = { ...Object.fromEntries(Env.map((line) => line.split('='))), PATH: process.env.PATH };
  const enter = ['-c', limits, 'sh', 'chroot', `--userspec=${User}`, root, ...emulator];
  return (words) => ['/bin/sh', [...enter, ...words, '--port', port], env];
}

function start([program, words, env]) {
  const server = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = new Promise((there, failed) => {
    server.stdout.setEncoding('utf8').on('data', (text) => text.includes('listening on') && there());
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { server, ready };
}

function endsWell([program, words, env]) {
  try {
    execFileSync(program, words, { env });
    return true;
  } catch {
    return false;
  }
}

async function serves(image, inside) {
  const { Entrypoint, Cmd, Healthcheck } = image.config;
  const look = inside(Healthcheck.Test.slice(1));
  const { server, ready } = start(inside([...Entrypoint, ...Cmd]));
  try {
    await ready;
    holds('it finds itself healthy', endsWell(look));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    holds('it serves the page', (await page.text()).includes('<div id="app">'));
  } finally {
    const ended = new Promise((over) => server.once('exit', over));
    if (server.kill()) await ended;
  }
  holds('once it has ended it is not healthy', !endsWell(look));
}

async function tryOne(descriptor) {
  const { architecture } = descriptor.platform;
  const manifest = json(descriptor);
  const image = json(manifest.config);
  holds('it is for the machine it is listed for', image.architecture === architecture);
  const root = join(work, architecture);
  mkdirSync(root);
  for (const layer of manifest.layers) execFileSync('tar', ['-xzf', blob(layer).path, '-C', root]);
  const owner = statSync(join(root, 'var/lib/kuhhandel')).uid;
  holds('it is no user that others are', owner === Number(image.config.User.split(':')[0]));
  if (architecture !== ours) copyFileSync('/usr/bin/qemu-aarch64-static', join(root, 'emulator'));
  await serves(image, entrance(image, root));
}

async function tryIt() {
  execFileSync('tar', ['-xf', file, '-C', work]);
  const { manifests } = JSON.parse(readFileSync(join(work, 'index.json'), 'utf8'));
  holds('it is one image', manifests.length === 1);
  for (const descriptor of json(manifests[0]).manifests) await tryOne(descriptor);
}

try {
  await tryIt();
} catch (error) {
  holds(`it can be tried: ${error.message}`, false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
tellWhatHeld();
