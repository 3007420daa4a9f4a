// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Edition } from '../wire/protocol';
import { isShown } from './editions';

const folder = fileURLToPath(new URL('../../../editions/', import.meta.url));
const edition = (id: string) => JSON.parse(readFileSync(`${folder}${id}.json`, 'utf8')) as Edition;

it('the lobby offers what this client can show', () => {
  expect(isShown(edition('second'))).toBe(true);
});

it.each(['first', 'russian', 'master', 'duel'])('the lobby does not offer %s yet', (id) => {
  expect(isShown(edition(id))).toBe(false);
});
