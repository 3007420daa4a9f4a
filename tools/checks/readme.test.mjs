import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const textOf = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('README.md: the table has a row for each check', () => {
  const checks = [...textOf('run.mjs').matchAll(/^ {2}'?([a-z-]+)'?: \(\) =>/gm)].map(([, name]) => name);
  const rows = [...textOf('README.md').matchAll(/^\| ([a-z, -]+?) +\|/gm)].flatMap(([, names]) =>
    names.split(', '),
  );

  assert.ok(checks.length > 20);
  assert.deepEqual(
    checks.filter((name) => !rows.includes(name)),
    [],
  );
});
