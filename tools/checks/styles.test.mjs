// The rules of styles, each broken once, and its lawful neighbour.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styles } from './styles.mjs';

const check = (files) => styles(new Map(Object.entries(files)));
const finds = (files, what) =>
  assert.ok(
    check(files).some((line) => line.includes(what)),
    `expected '${what}' among ${JSON.stringify(check(files))}`,
  );
const allows = (files) => assert.deepEqual(check(files), []);
const sheet = (count) => 'a {}\n'.repeat(count);

test('styles: few lines hold for every page, and they stand together', () => {
  finds({ 'web/src/styles/a.css': sheet(700), 'web/src/styles/b.css': sheet(500) }, '1200 lines');
  finds({ 'web/src/parts/a.css': sheet(1) }, 'web/src/parts/a.css');
  allows({ 'web/src/styles/a.css': sheet(1199), 'web/gallery/a.css': sheet(1) });
});

test('styles: at most ten declarations shout', () => {
  const loud = (count) => `<p></p>\n<style>\n${'p { top: 0 !important; }\n'.repeat(count)}</style>\n`;
  finds({ 'web/src/A.svelte': loud(6), 'web/src/B.svelte': loud(5) }, 'web/src/B.svelte:3: !important');
  allows({ 'web/src/A.svelte': loud(10) });
});

test('styles: a rule of a component names an element of it', () => {
  const component = (rule) => ({ 'web/src/A.svelte': `<p></p>\n<style>\n  ${rule} {\n  }\n</style>\n` });
  for (const rule of [':global(.b)', ':global(.b:not(.c)) :global(p)', '.a, :global(.b)'])
    finds(component(rule), 'web/src/A.svelte:3');
  for (const rule of ['.a', ':global(.b) .a', '.a > :global(*)', ':global(.b) [id]']) allows(component(rule));
});
