// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../editions/', import.meta.url));
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(folder + name, 'utf8')) as Record<string, unknown>;
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));

describe('the edition files', () => {
  const valid = new Ajv({ strict: true }).compile(read('edition.schema.json'));

  it.each(files)('%s matches the schema', (name) => {
    valid(read(name));

    expect(valid.errors).toBeNull();
  });

  it('may not have unused fields', () => {
    expect(valid({ ...read('second.json'), colour: 'red' })).toBe(false);
  });
});
