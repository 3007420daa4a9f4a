import assert from 'node:assert/strict';
import { test } from 'node:test';
import { components, smallComponents } from './components.mjs';
import { allows, finds, lines, tree } from './fixture.mjs';

const including = (...names) => names.map((name) => `#include "${name}"\n`).join('');

test('components: a header and its source together are in no cycle', () => {
  allows(components, {
    'src/game/engine/a.h': '',
    'src/game/engine/a.cpp': including('engine/a.h', 'engine/b.h'),
    'src/game/engine/b.h': '',
  });
  finds(
    components,
    {
      'src/game/engine/a.h': '',
      'src/game/engine/a.cpp': including('engine/a.h', 'engine/b.h'),
      'src/game/engine/b.h': including('engine/a.h'),
    },
    'includes form a cycle: src/game/engine/a -> src/game/engine/b -> src/game/engine/a',
  );
});

test('components: values and their shapes are one component', () => {
  allows(components, {
    'src/table/a.h': '',
    'src/table/a.cpp': including('table/a.h', 'table/a_shapes.h'),
    'src/table/a_shapes.h': including('table/a.h'),
  });
  finds(
    components,
    {
      'src/table/a.h': '',
      'src/table/a.cpp': including('table/a.h', 'table/a_shapes.h', 'table/b.h'),
      'src/table/a_shapes.h': including('table/a.h'),
      'src/table/b.h': including('table/a_shapes.h'),
    },
    'includes form a cycle',
  );
});

test('components: the folders inside a folder include each other in one direction', () => {
  const files = (of) => ({
    'src/table/a.h': including('table/log/b.h', 'table/seats/c.h'),
    'src/table/log/b.h': including('table/seats/c.h'),
    'src/table/log/d.h': '',
    'src/table/seats/c.h': '',
    'src/table/seats/e.h': including(of),
  });
  allows(components, files('table/seats/c.h'));
  finds(components, files('table/log/d.h'), 'src/table: folders include each other: log -> seats -> log');
});

test('components: a folder has at most 60 files, a folder of the server 40', () => {
  const folder = (path, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${path}/f${at}.h`, '']));
  allows(components, folder('src/server/api', 40));
  finds(components, folder('src/server/api', 41), 'src/server/api: 41 files, the limit is 40');
  allows(components, folder('src/table', 60));
  finds(components, folder('src/table', 61), 'src/table: 61 files, the limit is 60');
});

test('components: a small unit with one user is merged into it, or has a reason', () => {
  const files = (length) =>
    tree({
      'src/table/a.h': lines(length),
      'src/table/b.h': including('table/a.h'),
      'src/table/b_test.cpp': including('table/a.h'),
    });
  assert.deepEqual(smallComponents(files(50), {}), [
    'src/table/a: is small and used only by src/table/b: merge it into that unit',
  ]);
  assert.deepEqual(smallComponents(files(50), { 'src/table/a': 'a reason' }), []);
  assert.deepEqual(smallComponents(files(70), {}), []);
  assert.deepEqual(smallComponents(files(70), { 'src/table/a': 'a reason' }), [
    'tools/checks/components.mjs: src/table/a no longer needs a reason',
  ]);
});
