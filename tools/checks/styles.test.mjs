// Breaks each rule of styles, and allows similar correct styles.
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

test('styles: few lines apply to every page, and they are in one folder', () => {
  finds({ 'web/src/styles/a.css': sheet(700), 'web/src/styles/b.css': sheet(500) }, '1200 lines');
  finds({ 'web/src/parts/a.css': sheet(1) }, 'web/src/parts/a.css');
  allows({
    'web/src/styles/a.css': sheet(1199),
    'web/gallery/a.css': sheet(1),
  });
});

test('styles: at most ten declarations are important', () => {
  const loud = (count) => `<p></p>\n<style>\n${'p { top: 0 !important; }\n'.repeat(count)}</style>\n`;
  finds({ 'web/src/A.svelte': loud(6), 'web/src/B.svelte': loud(5) }, 'web/src/B.svelte:3: !important');
  allows({ 'web/src/A.svelte': loud(10) });
});

test('styles: a rule of a component matches one of its elements', () => {
  const component = (rule) => ({
    'web/src/A.svelte': `<p></p>\n<style>\n  ${rule} {\n  }\n</style>\n`,
  });
  for (const rule of [':global(.b)', ':global(.b:not(.c)) :global(p)', '.a, :global(.b)'])
    finds(component(rule), 'web/src/A.svelte:3');
  for (const rule of ['.a', ':global(.b) .a', '.a > :global(*)', ':global(.b) [id]']) allows(component(rule));
});

test('styles: a component uses the named media conditions', () => {
  const component = (media) => ({
    'web/src/parts/A.svelte': `<p></p>\n<style>\n  @media ${media} {\n    p {}\n  }\n</style>\n`,
  });
  finds(component('(max-width: 899px)'), 'web/src/parts/A.svelte:3: use a media condition');
  for (const media of ['(--compact)', '(--wide) and (--short)', 'print']) allows(component(media));
});

test('styles: a component does not name a class of a higher layer', () => {
  const files = (selector, path = 'web/src/table/B.svelte') => ({
    'web/src/parts/A.svelte': `<p class="a"></p>\n<style>\n  ${selector} p {\n  }\n</style>\n`,
    [path]: '<div class="high" class:on data-dock="rat"></div>\n',
  });
  finds(
    files(':global(.high)'),
    'web/src/parts/A.svelte:3: :global names .high of the higher web/src/table/B.svelte',
  );
  finds(files(':global(div:is(.on))'), ':global names .on');
  allows(files(":global([data-dock='rat'])"));
  allows(files(':global(.high)', 'web/src/model/B.svelte'));
});

test('styles: :has() looks at children and at the state of fields only', () => {
  const sheet = (selector) => ({ 'web/src/styles/a.css': `${selector} {}\n` });
  for (const selector of ['.a:has(.b)', '.a:has(p > .b)']) finds(sheet(selector), 'web/src/styles/a.css:1');
  for (const selector of ['.a:has(> .b)', 'label:has(:checked)']) allows(sheet(selector));
});
