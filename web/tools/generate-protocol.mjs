// Writes the client's types from the schema of the wire, so that neither can drift from the other.
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const schemaPath = new URL('../../docs/protocol.schema.json', import.meta.url);
export const typesPath = new URL('../src/wire/protocol.gen.ts', import.meta.url);

/** @import {JSONSchema} from 'json-schema-to-typescript' */

export async function protocolTypes() {
  /** @type {unknown} */
  const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
  return compile(/** @type {JSONSchema} */ (schema), 'Message', {
    bannerComment: '// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.',
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeFile(typesPath, await protocolTypes());
