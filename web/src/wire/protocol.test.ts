// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { charactersModule, charactersPath } from '../../tools/generate-characters.mjs';
import { protocolTypes, requiredMembers, requiredPath, typesPath } from '../../tools/generate-protocol.mjs';

it('the generated types match the schema (npm run generate)', async () => {
  expect(await readFile(typesPath, 'utf8')).toBe(await protocolTypes());
});

it('the required members of messages match the schema', async () => {
  expect(await readFile(requiredPath, 'utf8')).toBe(await requiredMembers());
});

it('the selectable bots match the program', async () => {
  expect(await readFile(charactersPath, 'utf8')).toBe(await charactersModule());
});

it('records match the schema, and so does a game with nothing hidden', async () => {
  const folder = new URL('../../../tests/golden/', import.meta.url);
  const read = async (url: URL): Promise<object> => JSON.parse(await readFile(url, 'utf8')) as object;
  const ajv = new Ajv({ strict: true });
  ajv.addSchema(await read(new URL('../../../docs/protocol.schema.json', import.meta.url)), 'wire');
  const isRecord = ajv.getSchema('wire#/definitions/GameRecord');
  const isOpenState = ajv.getSchema('wire#/definitions/OpenState');
  const games = (await readdir(folder)).filter((name) => name.startsWith('whole-game-of-'));

  for (const name of games.filter((name) => /^[\w-]+\.json$/.test(name))) {
    expect(isRecord?.(await read(new URL(name, folder))), name).toBe(true);
  }
  for (const name of games.filter((name) => name.endsWith('.expected.json'))) {
    const { ok: _, ...state } = (await read(new URL(name, folder))) as { ok: boolean };
    expect(isOpenState?.(state), name).toBe(true);
  }
});
