// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { protocolTypes, typesPath } from '../../tools/generate-protocol.mjs';

it('the generated types are those of the schema (npm run generate)', async () => {
  expect(await readFile(typesPath, 'utf8')).toBe(await protocolTypes());
});
