// oci.mjs VERSION FILE PROGRAM ROOT [PROGRAM ROOT]: writes FILE, an OCI image archive (image-spec 1.0) with an image for each
// PROGRAM, the one file (tools/one-file.sh) of an architecture. An image has one layer: the program, the C library from the system
// below ROOT, and the CA certificates for push services. It runs as a user of its own. No container tools are needed. The output
// is reproducible.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { needsOf } from './libraries.mjs';

const [version, file, ...programs] = process.argv.slice(2);
if (programs.length === 0 || programs.length % 2 !== 0) {
  console.error('usage: node tools/oci.mjs VERSION FILE PROGRAM ROOT [PROGRAM ROOT]');
  process.exit(2);
}
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? 0);
const created = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
const user = 10001;
const data = '/var/lib/kuhhandel';

const digestOf = (bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Writes the files of the image of `program` below `place`. The libraries come from the system below `root`. */
function fill(place, program, root) {
  const put = (from, to) => {
    mkdirSync(join(place, dirname(to)), { recursive: true });
    copyFileSync(from, join(place, to));
  };
  put(program, '/kuhhandel');
  chmodSync(join(place, '/kuhhandel'), 0o755);
  for (const library of needsOf(program).libraries) put(join(root, library), library);
  put('/etc/ssl/certs/ca-certificates.crt', '/etc/ssl/certs/ca-certificates.crt');
  writeFileSync(join(place, 'etc/passwd'), `kuhhandel:x:${user}:${user}::${data}:/\n`);
  mkdirSync(join(place, data), { recursive: true });
  mkdirSync(join(place, 'tmp'));
}

/** Returns a tar archive of `paths` below `place`, with fixed order, owner and time. */
function packed(place, paths, ...options) {
  const order = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--numeric-owner',
    '--owner=0',
    '--group=0',
    '--format=gnu',
  ];
  return execFileSync('tar', ['-C', place, ...order, ...options, '-cf', '-', ...paths], {
    maxBuffer: 2 ** 30,
  });
}

/** Returns the layer as a tar archive. The user owns only the data folder. */
function layerOf(place) {
  const others = packed(place, ['.'], `--exclude=.${data}`, '--mode=a=rX,u+w');
  const own = packed(place, [`.${data}`], `--owner=${user}`, `--group=${user}`, '--mode=0700');
  // Removes the zero blocks at the end of the first archive: readers stop at them.
  const end = others.findLastIndex((byte) => byte !== 0);
  return Buffer.concat([others.subarray(0, Math.ceil((end + 1) / 512) * 512), own]);
}

const configuration = (architecture, layer) => ({
  created,
  architecture,
  os: 'linux',
  config: {
    User: `${user}:${user}`,
    ExposedPorts: { '8080/tcp': {} },
    Env: [`STATE_DIRECTORY=${data}`, 'SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt'],
    Entrypoint: ['/kuhhandel'],
    Cmd: ['serve'],
    Volumes: { [data]: {} },
    StopSignal: 'SIGTERM',
    Healthcheck: {
      Test: ['CMD', '/kuhhandel', 'health'],
      Interval: 30_000_000_000,
      Timeout: 6_000_000_000,
    },
    Labels: {
      'org.opencontainers.image.title': 'Kuhhandel',
      'org.opencontainers.image.version': version,
    },
  },
  rootfs: { type: 'layers', diff_ids: [digestOf(layer)] },
  history: [{ created, created_by: 'tools/oci.mjs' }],
});

/** Writes `bytes` as a blob of the image at `place`, and returns its descriptor. */
function writeBlob(place, mediaType, bytes) {
  const digest = digestOf(bytes);
  writeFileSync(join(place, 'blobs/sha256', digest.slice('sha256:'.length)), bytes);
  return { mediaType, digest, size: bytes.length };
}

function writeJsonBlob(place, kind, value) {
  const mediaType = `application/vnd.oci.image.${kind}.v1+json`;
  const document = kind === 'config' ? value : { schemaVersion: 2, mediaType, ...value };
  return writeBlob(place, mediaType, Buffer.from(JSON.stringify(document)));
}

/** Writes the image of one architecture, and returns its descriptor. */
function writeImage(place, program, root) {
  const folder = mkdtempSync(join(work, 'root-'));
  chmodSync(folder, 0o755);
  fill(folder, program, root);
  const layer = layerOf(folder);
  const { architecture } = needsOf(program);
  const manifest = writeJsonBlob(place, 'manifest', {
    config: writeJsonBlob(place, 'config', configuration(architecture, layer)),
    layers: [writeBlob(place, 'application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(layer, { level: 9 }))],
  });
  return { ...manifest, platform: { architecture, os: 'linux' } };
}

const work = mkdtempSync(join(tmpdir(), 'kuhhandel-oci-'));
try {
  const image = join(work, 'image');
  mkdirSync(join(image, 'blobs/sha256'), { recursive: true });
  const manifests = [];
  for (let at = 0; at < programs.length; at += 2)
    manifests.push(writeImage(image, programs[at], programs[at + 1]));
  // The archive has one name for all architectures: a nested index, from which a container runtime chooses.
  const all = writeJsonBlob(image, 'index', { manifests });
  all.annotations = { 'org.opencontainers.image.ref.name': version };
  const index = {
    schemaVersion: 2,
    mediaType: all.mediaType,
    manifests: [all],
  };
  writeFileSync(join(image, 'index.json'), JSON.stringify(index));
  writeFileSync(join(image, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  writeFileSync(resolve(file), packed(image, ['oci-layout', 'index.json', 'blobs'], '--mode=a=rX,u+w'));
} finally {
  rmSync(work, { recursive: true });
}
