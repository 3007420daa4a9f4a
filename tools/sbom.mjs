#!/usr/bin/env node
// Prints the software bill of materials (CycloneDX): the installed system packages of the build, Debian 12's packages in
// the program for ARM, if it was built, and the npm packages of the client. `make sbom` writes it to build/sbom.json.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const run = (command, args, options = {}) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  });

const version = /project\(kuhhandel VERSION ([\d.]+)/.exec(
  readFileSync(join(root, 'CMakeLists.txt'), 'utf8'),
)[1];

/** Returns npm's SBOM of the lock file. A copy gets a version, which npm requires and the client's package lacks. */
function fromNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'kuhhandel-sbom-'));
  try {
    const client = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...client, version }));
    cpSync(join(root, 'web/package-lock.json'), join(folder, 'package-lock.json'));
    return JSON.parse(
      run('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
        cwd: folder,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the installed packages of the build. */
function fromSystem() {
  const script = `source ${root}tools/packages.sh; packages_for "$(system_codename /etc/os-release)" run`;
  const named = new Set(run('bash', ['-c', script]).split('\n'));
  const release = readFileSync('/etc/os-release', 'utf8');
  const said = (name) => new RegExp(`^${name}="?(\\w+)`, 'm').exec(release)?.[1] ?? 'unknown';
  return run('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Package} ${Version} ${Architecture}\n'])
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([status, name]) => status === 'installed' && named.has(name))
    .map(([, name, packaged, architecture]) =>
      component(name, packaged, architecture, said('ID'), said('VERSION_CODENAME')),
    );
}

/** Returns the -dev packages of the sysroot (tools/sysroot.sh), whose static libraries are linked. */
function fromSysroot() {
  const list = join(root, 'build/sysroot-arm64/packages');
  if (!existsSync(list)) return [];
  return [...readFileSync(list, 'utf8').matchAll(/^([^_]+-dev)_([^_]+)_([^_]+)\.deb$/gm)].map(
    ([, name, packaged, architecture]) =>
      component(name, decodeURIComponent(packaged), architecture, 'debian', 'bookworm'),
  );
}

const component = (name, packaged, architecture, system, codename) => ({
  type: 'library',
  name,
  version: packaged,
  purl: `pkg:deb/${system}/${encodeURIComponent(name)}@${encodeURIComponent(packaged)}?arch=${architecture}&distro=${codename}`,
});

/** Removes duplicates, which CycloneDX does not allow: architecture-independent packages are in both lists. */
const once = (components) => [...new Map(components.map((one) => [JSON.stringify(one), one])).values()];

const client = fromNpm();
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: client.specVersion,
  version: 1,
  metadata: { component: { type: 'application', name: 'kuhhandel', version } },
  components: once([...fromSystem(), ...fromSysroot(), ...client.components]),
};
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
