// oci.mjs PROGRAM FILE: makes FILE, an OCI image as an archive (image-spec 1.0), of PROGRAM, the one file
// (tools/one-file.sh): from scratch, one layer with it, the C library it needs and the certificates by which push services
// are known. It runs as a user of its own. Containers' own programs are not needed. The same input gives the same bytes.
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

const [program = '', file = ''] = process.argv.slice(2);
if (file === '') {
  console.error('usage: node tools/oci.mjs PROGRAM FILE');
  process.exit(2);
}
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? 0);
const created = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split(' ')[1];
const user = 10001;
const data = '/var/lib/kuhhandel';

const digestOf = (bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** The C library's files, where the program looks for them. */
function librariesOf(path) {
  const said = execFileSync('ldd', [path], { encoding: 'utf8' });
  return [...said.matchAll(/(\/\S+) \(0x/g)].map(([, library]) => library);
}

/** Everything that the image holds, as files below `place`. */
function fill(place) {
  const put = (from, to) => {
    mkdirSync(join(place, dirname(to)), { recursive: true });
    copyFileSync(from, join(place, to));
  };
  put(program, '/kuhhandel');
  chmodSync(join(place, '/kuhhandel'), 0o755);
  for (const library of librariesOf(program)) put(library, library);
  put('/etc/ssl/certs/ca-certificates.crt', '/etc/ssl/certs/ca-certificates.crt');
  writeFileSync(join(place, 'etc/passwd'), `kuhhandel:x:${user}:${user}::${data}:/\n`);
  mkdirSync(join(place, data), { recursive: true });
  mkdirSync(join(place, 'tmp'));
}

/** `paths` below `place` as one archive, in this order, all of one time. */
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

/** One layer: nothing is the user's but the folder of data. */
function layerOf(place) {
  const others = packed(place, ['.'], `--exclude=.${data}`, '--mode=a=rX,u+w');
  const own = packed(place, [`.${data}`], `--owner=${user}`, `--group=${user}`, '--mode=0700');
  // An archive ends with blocks of zeros, behind which another would not be read.
  const end = others.findLastIndex((byte) => byte !== 0);
  return Buffer.concat([others.subarray(0, Math.ceil((end + 1) / 512) * 512), own]);
}

const configuration = (layer) => ({
  created,
  architecture: { x64: 'amd64', arm64: 'arm64' }[process.arch],
  os: 'linux',
  config: {
    User: `${user}:${user}`,
    ExposedPorts: { '8080/tcp': {} },
    Env: [`STATE_DIRECTORY=${data}`, 'SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt'],
    Entrypoint: ['/kuhhandel'],
    Cmd: ['serve'],
    Volumes: { [data]: {} },
    StopSignal: 'SIGTERM',
    Healthcheck: { Test: ['CMD', '/kuhhandel', 'health'], Interval: 30_000_000_000, Timeout: 6_000_000_000 },
    Labels: { 'org.opencontainers.image.title': 'Kuhhandel', 'org.opencontainers.image.version': version },
  },
  rootfs: { type: 'layers', diff_ids: [digestOf(layer)] },
  history: [{ created, created_by: 'tools/oci.mjs' }],
});

/** Writes the image's layout into `place`. */
function lay(place, layer) {
  const blobs = join(place, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const keep = (mediaType, bytes) => {
    const digest = digestOf(bytes);
    writeFileSync(join(blobs, digest.slice('sha256:'.length)), bytes);
    return { mediaType, digest, size: bytes.length };
  };
  const keepJson = (mediaType, value) => keep(mediaType, Buffer.from(JSON.stringify(value)));
  const manifest = keepJson('application/vnd.oci.image.manifest.v1+json', {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: keepJson('application/vnd.oci.image.config.v1+json', configuration(layer)),
    layers: [keep('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(layer, { level: 9 }))],
  });
  manifest.annotations = { 'org.opencontainers.image.ref.name': version };
  const index = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [manifest],
  };
  writeFileSync(join(place, 'index.json'), JSON.stringify(index));
  writeFileSync(join(place, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
}

const work = mkdtempSync(join(tmpdir(), 'kuhhandel-oci-'));
try {
  const [root, image] = [join(work, 'root'), join(work, 'image')];
  mkdirSync(root);
  mkdirSync(image);
  fill(root);
  lay(image, layerOf(root));
  writeFileSync(resolve(file), packed(image, ['oci-layout', 'index.json', 'blobs'], '--mode=a=rX,u+w'));
} finally {
  rmSync(work, { recursive: true });
}
