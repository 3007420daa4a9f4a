// Runs checks on trees of a test and compares their findings.
import assert from 'node:assert/strict';

export const tree = (files) => new Map(Object.entries(files));

export function finds(check, files, what) {
  const found = check(tree(files));
  assert.ok(
    found.some((line) => line.includes(what)),
    `expected '${what}' among ${JSON.stringify(found)}`,
  );
}

export const allows = (check, files) => assert.deepEqual(check(tree(files)), []);

export const lines = (count, line = 'int x;') => `${line}\n`.repeat(count);
