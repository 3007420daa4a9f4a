// Breaks the rules of classes in C++ files that clang parses.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { classes } from './classes.mjs';
import { readCpp } from './cpp.mjs';

const functions = (count, end) => Array.from({ length: count }, (_, i) => `  void f${i}()${end}`).join('\n');

test('classes: none has more than thirty functions, none is defined in two files', () => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'));
  const files = {
    'drawer.h': `#pragma once\nclass Drawer {\n  Drawer() = default;\n${functions(31, ';')}\n};\n`,
    'visitor.h': `#pragma once\nstruct Visitor {\n${functions(30, ' const {}')}\n  void f1(int) {}\n};\n`,
    'halves.h': '#pragma once\nnamespace k {\nstruct Halves { void one(); void two(); };\n}\n',
    'one.cpp': '#include "halves.h"\n#include "drawer.h"\n#include "visitor.h"\nvoid k::Halves::one() {}\n',
    'two.cpp': '#include "halves.h"\nvoid k::Halves::two() {}\n',
  };
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    const found = classes(readCpp(root, ['one.cpp', 'two.cpp']).classes);
    assert.deepEqual(found.sort(), [
      'drawer.h:2: Drawer has 31 member functions, at most 30',
      'halves.h:3: Halves is defined in 2 files: one.cpp, two.cpp',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('classes: an unreadable file is an error', () => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'));
  try {
    writeFileSync(join(root, 'one.cpp'), '#include "nowhere.h"\n');
    assert.throws(() => readCpp(root, ['one.cpp']));
  } finally {
    rmSync(root, { recursive: true });
  }
});
