import { expect, it } from 'vitest';
import { table } from '../../model/fixtures/sunday';
import { tableName } from './table-name';

it('a Play now table is not named by a generated code', () => {
  expect(tableName(table)).toBe(table.name);
  expect(tableName({ ...table, name: '9e5mf9', strangers: { bots: true } })).toBe('Play now');
});
