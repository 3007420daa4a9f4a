// Writes the client's types from the schema of the wire, so that neither can drift from the other.
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const schemaPath = new URL('../../docs/protocol.schema.json', import.meta.url);
export const typesPath = new URL('../src/wire/protocol.gen.ts', import.meta.url);
export const requiredPath = new URL('../src/wire/required.gen.ts', import.meta.url);

const banner = '// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.';

/** @import {JSONSchema} from 'json-schema-to-typescript' */

/**
 * A shape of the schema, as far as it is read here.
 * @typedef {{ properties: { type: { const: string } }, required: string[] }} Shape
 * @typedef {{ definitions: Record<string, Shape> & { ServerMessage: { oneOf: { $ref: string }[] } } }} Schema
 */

/** @returns {Promise<unknown>} */
async function readSchema() {
  /** @type {unknown} */
  const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
  return schema;
}

/** The members that each message of the server has in any case, as a module. */
export async function requiredMembers() {
  const { definitions } = /** @type {Schema} */ (await readSchema());
  const lines = definitions.ServerMessage.oneOf.map(({ $ref }) => {
    const shape = definitions[$ref.replace('#/definitions/', '')];
    if (shape === undefined) throw new Error(`${$ref} is not defined`);
    const { properties, required } = shape;
    const members = required.filter((name) => name !== 'type').map((name) => `'${name}'`);
    return `  ${properties.type.const}: [${members.join(', ')}],\n`;
  });
  const type = "import type { ServerMessage } from './protocol';\n";
  const head =
    '/** The members that every message of that type has, besides its type. */\nexport const requiredMembers = {\n';
  return `${banner}\n${type}\n${head}${lines.join('')}} satisfies Record<ServerMessage['type'], string[]>;\n`;
}

export async function protocolTypes() {
  const schema = await readSchema();
  return compile(/** @type {JSONSchema} */ (schema), 'Message', {
    bannerComment: banner,
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(typesPath, await protocolTypes());
  await writeFile(requiredPath, await requiredMembers());
}
