import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-play-'));
after(() => rmSync(work, { recursive: true }));

/** A checkout next to a downloaded release, on a system other than Debian, without build tools. */
function checkout() {
  for (const file of ['play', 'CMakeLists.txt', 'tools'])
    cpSync(join(top, file), join(work, file), { recursive: true });
  mkdirSync(join(work, 'bin'));
  for (const program of ['bash', 'chmod', 'dirname', 'mkdir', 'nproc', 'sed', 'uname'])
    symlinkSync(execFileSync('which', [program], { encoding: 'utf8' }).trim(), join(work, 'bin', program));
  mkdirSync(join(work, 'dist'));
  const [, version] = /^project\(kuhhandel VERSION ([\d.]+) /m.exec(
    readFileSync(join(top, 'CMakeLists.txt'), 'utf8'),
  );
  const machine = execFileSync('uname', ['-m'], { encoding: 'utf8' }).trim();
  const file = join(work, `dist/kuhhandel-${version}-linux-${machine}`);
  writeFileSync(file, '#!/usr/bin/env bash\nprintf "<%s>" "$@"\n');
  chmodSync(file, 0o644);
}

test('./play starts a release in dist/ at once, even if downloaded by a browser', () => {
  checkout();

  const said = execFileSync(join(work, 'play'), ['--port', '9000', '--open'], {
    cwd: work,
    encoding: 'utf8',
    env: { PATH: join(work, 'bin') },
  });

  assert.match(said, /without that file \.\/play builds from source/);
  assert.ok(said.endsWith(`<serve><--port><9000><--data><${work}/data><--open>`), said);
});
