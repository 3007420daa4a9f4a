// Breaks the rule of namespaces in C++ files that clang parses.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readCpp } from './cpp.mjs';
import { namespaces } from './namespaces.mjs';

const inside = (namespace, text) => `namespace ${namespace} {\n${text}\n}\n`;

function foundIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'namespaces-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return namespaces(readCpp(root, Object.keys(files)).scopes).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('namespaces: a folder has its own, and the engine has that of the project', () => {
  assert.deepEqual(
    foundIn({
      'src/game/engine/play.cpp':
        inside('kuhhandel', 'void play();') + inside('kuhhandel::phase', 'struct Bidding {};'),
      'src/players/bots/shark/shark.cpp': inside(
        'kuhhandel::bots',
        'struct Shark {};\nnamespace {\nint depth();\n}',
      ),
      'src/game/codec/a.h': inside('kuhhandel', 'struct Text {};'),
      'src/game/codec/a.cpp': '#include "codec/a.h"\n',
      'src/game/engine/codes.cpp': inside('kuhhandel::codec', 'int code();'),
      'src/table/lost.cpp': 'int lost();\n',
    }),
    [
      'src/game/codec/a.h:2: Text is in kuhhandel, not in kuhhandel::codec',
      'src/game/engine/codes.cpp:2: code is in kuhhandel::codec, not in kuhhandel',
      'src/table/lost.cpp:1: lost is in no namespace, not in kuhhandel::table',
    ],
  );
});

test('namespaces: a test uses the namespace of its subject, and code across folders that of the project', () => {
  assert.deepEqual(
    foundIn({
      'src/game/codec/a_test.cpp': inside('kuhhandel', 'struct Fixture {};'),
      'tests/support/position.cpp': inside('kuhhandel', 'int position();'),
    }),
    ['src/game/codec/a_test.cpp:2: Fixture is in kuhhandel, not in kuhhandel::codec'],
  );
});

test('namespaces: a program has none; a folder may forward-declare a class of another, and specialise a template', () => {
  assert.deepEqual(
    foundIn({
      'src/cli/main.cpp': 'namespace {\nstruct Options {};\n}\nint main() {}\n',
      'src/table/live/live.cpp':
        inside('kuhhandel::table', 'class Table;') + inside('kuhhandel::live', 'class Live {};'),
      'src/game/codec/kind.h': inside(
        'kuhhandel::codec',
        'template <class T> struct Kind;\ntemplate <class T> constexpr int kOf = 0;',
      ),
      'src/table/kind.cpp':
        '#include "codec/kind.h"\n' +
        inside(
          'kuhhandel::codec',
          'template <> struct Kind<int> {};\ntemplate <> constexpr int kOf<int> = 1;',
        ),
    }),
    [],
  );
});
