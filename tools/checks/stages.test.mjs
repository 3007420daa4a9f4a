import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'kuhhandel-stages-'));
after(() => rmSync(work, { recursive: true }));

/** Returns the output and the exit status of a script that runs stages. */
function ran(script) {
  const begin = `set -euo pipefail; root=${work}; source ${tools}/steps.sh; source ${tools}/stages.sh`;
  const { stdout, status } = spawnSync('bash', ['-c', `${begin}\n${script}`], {
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

const holds = 'stage holds "It holds" say "2 passed, 0 failed"';

test('background stages are shown and counted when they are joined', () => {
  const { lines, status } = ran(`others() { ${holds}; stage breaks "It breaks" say "1 passed, 3 failed"; }
    in_background others others; stage own "Its own" say "4 passed, 0 failed"; join_background others; finish`);

  const titles = lines.filter((line) => / s\)$/.test(line)).map((line) => line.replace(/ {2,}.*/, ''));
  assert.deepEqual(titles, ['Its own', 'It holds', 'It breaks']);
  assert.ok(lines.includes('--- the end of .cache/breaks.log'), lines.join('\n'));
  assert.equal(lines.at(-1), '7 passed, 3 failed');
  assert.equal(status, 1);
});

test('background stages that end early have failed', () => {
  const { lines, status } = ran(`others() { ${holds}; exit 0; }
    in_background others others; join_background others; finish`);

  assert.deepEqual(lines.slice(-2), ['ended early: .cache/others.log', '0 passed, 1 failed']);
  assert.equal(status, 1);
});

test('the ten slowest tests of all programs are listed', () => {
  const slow = (count, line) => Array.from({ length: count }, (_, i) => line(i)).join('\n');
  mkdirSync(join(work, 'build/debug/Testing/Temporary'), { recursive: true });
  const google = slow(6, (i) => `[       OK ] Laws.Hold/${i} (${1000 * i} ms)`);
  writeFileSync(join(work, 'build/debug/Testing/Temporary/LastTest.log'), `${google}\n`);
  writeFileSync(
    join(work, '.cache/journeys.log'),
    `${slow(6, (i) => `   ✓ a game is played ${i} times  ${900 * i}ms`)}\n`,
  );
  writeFileSync(
    join(work, '.cache/pytest.txt'),
    '7.28s call     tests/test_batch.py::test_threads\n12 passed in 9.00s',
  );

  const { lines } = ran('slowest_tests');

  assert.equal(lines.length, 11);
  assert.deepEqual(lines.slice(0, 4), [
    'The slowest tests, in seconds:',
    '    7.3  tests/test_batch.py::test_threads',
    '    5.0  Laws.Hold/5',
    '    4.5  a game is played 5 times',
  ]);
});

test('a stage that reports no number of passed tests has failed, and so has one with zero', () => {
  const { lines } = ran(`stage silent "Silent" true; stage empty "Empty" say "0 passed, 0 failed"; finish`);

  assert.equal(lines.at(-1), '0 passed, 2 failed');
});
