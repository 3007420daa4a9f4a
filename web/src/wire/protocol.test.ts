// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { protocolTypes, requiredMembers, requiredPath, typesPath } from '../../tools/generate-protocol.mjs';

it('the generated types are those of the schema (npm run generate)', async () => {
  expect(await readFile(typesPath, 'utf8')).toBe(await protocolTypes());
});

it('what a message has in any case is what the schema says', async () => {
  expect(await readFile(requiredPath, 'utf8')).toBe(await requiredMembers());
});
