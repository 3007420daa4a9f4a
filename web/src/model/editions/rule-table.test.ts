// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { rulesTable, tablePath } from '../../../tools/generate-rules.mjs';

it('the table of house rules matches the schema (npm run generate)', async () => {
  expect(await readFile(tablePath, 'utf8')).toBe(await rulesTable());
});
