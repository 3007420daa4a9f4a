// The packages that the set-up would install, on each supported system. Their names are those of
// packages.debian.org and packages.ubuntu.com.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../packages.sh', import.meta.url));
const said = (command, ...args) =>
  execFileSync('bash', ['-euc', `source "$0"; ${command}`, script, ...args])
    .toString()
    .trim();

function systemOf(osRelease) {
  const folder = mkdtempSync(join(tmpdir(), 'os-'));
  writeFileSync(join(folder, 'os-release'), osRelease);
  const name = said('system_codename "$1"', join(folder, 'os-release'));
  rmSync(folder, { recursive: true });
  return name;
}

test('packages: systems are identified by their code names', () => {
  assert.equal(systemOf('ID=debian\nVERSION_CODENAME=bookworm\n'), 'bookworm');
  assert.equal(systemOf('VERSION_CODENAME=trixie\nID=debian\nDEBIAN_VERSION_FULL=13.1\n'), 'trixie');
  assert.equal(systemOf('VERSION_CODENAME=noble\nID=ubuntu\nUBUNTU_CODENAME=noble\n'), 'noble');
});

test('packages: a derivative of a known system uses its packages', () => {
  assert.equal(systemOf('ID=linuxmint\nVERSION_CODENAME=wilma\nUBUNTU_CODENAME=noble\n'), 'noble');
  assert.equal(systemOf('ID=linuxmint\nVERSION_CODENAME=faye\nDEBIAN_CODENAME=bookworm\n'), 'bookworm');
  assert.equal(systemOf('ID=quoted\nVERSION_CODENAME="trixie"\n'), 'trixie');
});

test('packages: unknown systems are not guessed', () => {
  assert.equal(systemOf('ID=fedora\nVERSION_ID=42\nVERSION_CODENAME=""\n'), '');
  assert.equal(systemOf('ID=debian\nVERSION_CODENAME=bullseye\n'), '');
  assert.equal(said('system_codename /nowhere/os-release'), '');
});

const namesFor = (system, purpose) => said('packages_for "$1" "$2"', system, purpose).split('\n');

test('packages: Boost and the browser have system-specific names', () => {
  const own = {
    bookworm: ['libboost1.81-dev', 'libboost-json1.81-dev', 'chromium', 'chromium-headless-shell'],
    trixie: ['libboost1.83-dev', 'libboost-json1.83-dev', 'chromium', 'chromium-headless-shell'],
    noble: ['libboost1.83-dev', 'libboost-json1.83-dev', 'chromium-browser'],
  };
  for (const [system, expected] of Object.entries(own)) {
    const names = namesFor(system, 'test');
    assert.deepEqual(
      names.filter((name) => /boost|chromium/.test(name)),
      expected,
    );
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.includes('g++') && names.includes('libgtest-dev'));
  }
});

test('packages: playing needs neither tests nor a browser', () => {
  const names = namesFor('trixie', 'run');
  assert.ok(names.includes('clang-19') && names.includes('libboost-json1.83-dev'));
  assert.ok(!names.some((name) => /gtest|chromium|tidy/.test(name)));
});

test('packages: an unknown system gets a list of requirements', () => {
  for (const need of ['g++ 12', 'Boost 1.81', 'SQLiteCpp', 'KUHHANDEL_PACKAGES=mine', '.devcontainer/'])
    assert.ok(said('print_requirements').includes(need), need);
});

test('packages: only security updates are reported', () => {
  const simulated = `Reading package lists...
Inst ca-certificates [20230311+deb12u1] (20250419~deb12u2 Debian-Security:12/oldstable-security [all])
Inst libssl3t64 [3.0.13-0ubuntu3.4] (3.0.13-0ubuntu3.6 Ubuntu:24.04/noble-updates, Ubuntu:24.04/noble-security [amd64])
Inst git [1:2.39.2-1.1] (1:2.39.5-0+deb12u1 Debian:12.8/oldstable [amd64])
Conf ca-certificates (20250419~deb12u2 Debian-Security:12/oldstable-security [all])`;

  const told = execFileSync('bash', ['-euc', 'source "$0"; security_updates_in', script], {
    input: simulated,
  });

  assert.deepEqual(told.toString().trim().split('\n'), [
    'ca-certificates 20230311+deb12u1 -> 20250419~deb12u2',
    'libssl3t64 3.0.13-0ubuntu3.4 -> 3.0.13-0ubuntu3.6',
  ]);
});
