import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

import { serverLists, serverPath } from '../unwelcome-lists.mjs';

test('the profanity lists match the package (npm run generate in web/)', async () => {
  assert.equal(await readFile(serverPath, 'utf8'), await serverLists());
});
