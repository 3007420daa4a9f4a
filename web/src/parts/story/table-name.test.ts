import { expect, it } from 'vitest';
import { table } from '../../model/fixtures/sunday';
import { tableName } from './table-name';

it('a table of strangers goes by no code that nobody gave it', () => {
  expect(tableName(table)).toBe(table.name);
  expect(tableName({ ...table, name: '9e5mf9', strangers: { bots: true } })).toBe('Play now');
});
