// oci.mjs IMAGE, as root: tests the image of each architecture as a container runtime would use it: the digests match the
// contents, and the server runs in the root file system (chroot) as the image's user with its environment, and is
// healthy. For a foreign architecture an emulator is copied into it. The last line is 'N passed, N failed'.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { holds, reportResults } from '../holds.mjs';

const file = resolve(process.argv[2] ?? '');
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-oci-'));
const port = '18080';
const ours = { x64: 'amd64', arm64: 'arm64' }[process.arch];

/** Returns the blob of a descriptor, and tests its digest and size. */
function blob({ digest, size }) {
  const path = join(work, 'blobs', digest.replace(':', '/'));
  const bytes = readFileSync(path);
  holds(
    `${digest} matches the content`,
    digest === `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
  );
  holds(`${digest} has the size of its descriptor`, bytes.length === size);
  return { path, bytes };
}

const json = (descriptor) => JSON.parse(blob(descriptor).bytes.toString());

/** Returns a function that returns the command for a program of the image at `root`, run as its user. */
function entrance({ architecture, config: { User, Env } }, root) {
  const emulator = architecture === ours ? [] : ['/emulator'];
  // The emulator reserves more address space than it uses.
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
    holds('the health check succeeds', endsWell(look));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    holds('the page is served', (await page.text()).includes('<div id="app">'));
  } finally {
    const ended = new Promise((over) => server.once('exit', over));
    if (server.kill()) await ended;
  }
  holds('the health check fails after the server has stopped', !endsWell(look));
}

async function tryOne(descriptor) {
  const { architecture } = descriptor.platform;
  const manifest = json(descriptor);
  const image = json(manifest.config);
  holds('the image has the architecture of its index entry', image.architecture === architecture);
  const root = join(work, architecture);
  mkdirSync(root);
  for (const layer of manifest.layers) execFileSync('tar', ['-xzf', blob(layer).path, '-C', root]);
  const owner = statSync(join(root, 'var/lib/kuhhandel')).uid;
  holds('the user of the image owns the data folder', owner === Number(image.config.User.split(':')[0]));
  if (architecture !== ours) copyFileSync('/usr/bin/qemu-aarch64-static', join(root, 'emulator'));
  await serves(image, entrance(image, root));
}

async function tryIt() {
  execFileSync('tar', ['-xf', file, '-C', work]);
  const { manifests } = JSON.parse(readFileSync(join(work, 'index.json'), 'utf8'));
  holds('the archive has one image', manifests.length === 1);
  for (const descriptor of json(manifests[0]).manifests) await tryOne(descriptor);
}

try {
  await tryIt();
} catch (error) {
  holds(`the test runs: ${error.message}`, false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
reportResults();
