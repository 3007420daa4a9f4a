import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { versions } from 'node:process';
import test from 'node:test';

import { dataPath, unicodeData } from '../unicode-data.mjs';

test('the Unicode tables match Node, if it has the same version of Unicode', async (context) => {
  const written = await readFile(dataPath, 'utf8');
  if (!written.includes(`Unicode ${versions.unicode};`))
    return context.skip(`Node has Unicode ${versions.unicode}`);
  assert.equal(written, unicodeData());
});
