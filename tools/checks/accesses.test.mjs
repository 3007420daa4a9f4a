// Accesses that may fail, with and without an entry in the list.
import { test } from 'node:test';
import { accesses, listPath } from './accesses.mjs';
import { allows, finds } from './fixture.mjs';

const list = (counts, reason = 'It was looked up before.') =>
  JSON.stringify([{ reason, accesses: { 'src/server/api/a.cpp': counts } }]);

test('accesses: one that may fail needs a reason comment', () => {
  for (const code of ['auto x = row.value();', 'auto x = rows.at(i);', 'auto x = std::get<Seat>(by);'])
    finds(accesses, { 'src/server/api/a.cpp': code }, 'src/server/api/a.cpp:1: ');
  allows(accesses, {
    'src/server/api/a.cpp': 'auto x = rows.at(i);',
    [listPath]: list({ 'rows.at(': 1 }),
  });
  finds(accesses, { 'src/server/api/a.cpp': '', [listPath]: list({}, '') }, 'no reason');
});

test('accesses: another one of the same kind in a file counts as new', () => {
  const files = {
    'src/server/api/a.cpp': 'rows.at(i);\nrows.at(j);',
    [listPath]: list({ 'rows.at(': 1 }),
  };
  finds(accesses, files, 'src/server/api/a.cpp:2: ');
});

test('accesses: an outdated entry is found', () => {
  finds(accesses, { 'src/server/api/a.cpp': '', [listPath]: list({ 'rows.at(': 1 }) }, 'times too often');
});

test('accesses: tests, other folders, comments and strings are exempt', () => {
  allows(accesses, {
    'server/a_test.cpp': 'rows.at(i);',
    'bots/a.cpp': 'rows.at(i);',
    'src/server/api/a.cpp':
      '// rows.at(i)\nauto x = "rows.at(i)";\nrow.value_or(0);\nstd::get_if<Seat>(&by);',
  });
});
