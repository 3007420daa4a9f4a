// @vitest-environment node
import { expect, it } from 'vitest';
import { fileNameOf } from './file-name';

it.each([
  ['Sundays', '', 'csv', 'Sundays.csv'],
  ['Die Müllers', '2026-11-21', 'png', 'Die Müllers 2026-11-21.png'],
  ['Anna/Ben: "us"', '', 'json', 'Anna Ben us.json'],
  ['../etc', '', 'json', 'etc.json'],
  ['...', '2026', 'png', 'Kuhhandel 2026.png'],
  ['Воскресенье', '', 'csv', 'Воскресенье.csv'],
])('%s %s %s gets a unique file name', (group, what, ending, name) => {
  expect(fileNameOf(group, what, ending)).toBe(name);
});
