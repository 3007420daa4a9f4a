// The rule of accesses that may fail, broken on purpose.
import { test } from 'node:test';
import { accesses, listPath } from './accesses.mjs';
import { allows, finds } from './fixture.mjs';

const list = (counts, reason = 'It was looked up before.') =>
  JSON.stringify([{ reason, accesses: { 'server/a.cpp': counts } }]);

test('accesses: one that may fail needs a reason', () => {
  for (const code of ['auto x = row.value();', 'auto x = rows.at(i);', 'auto x = std::get<Seat>(by);'])
    finds(accesses, { 'server/a.cpp': code }, 'server/a.cpp:1: ');
  allows(accesses, {
    'server/a.cpp': 'auto x = rows.at(i);',
    [listPath]: list({ 'rows.at(': 1 }),
  });
  finds(accesses, { 'server/a.cpp': '', [listPath]: list({}, '') }, 'no reason');
});

test('accesses: one more of the same in a file is a new one', () => {
  const files = {
    'server/a.cpp': 'rows.at(i);\nrows.at(j);',
    [listPath]: list({ 'rows.at(': 1 }),
  };
  finds(accesses, files, 'server/a.cpp:2: ');
});

test('accesses: what is listed and no longer there is found', () => {
  finds(accesses, { 'server/a.cpp': '', [listPath]: list({ 'rows.at(': 1 }) }, 'times too often');
});

test('accesses: tests, other folders, comments and texts are free', () => {
  allows(accesses, {
    'server/a_test.cpp': 'rows.at(i);',
    'bots/a.cpp': 'rows.at(i);',
    'server/a.cpp': '// rows.at(i)\nauto x = "rows.at(i)";\nrow.value_or(0);\nstd::get_if<Seat>(&by);',
  });
});
