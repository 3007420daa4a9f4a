// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const named = (end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
const styleOf = (component: string): string => /<style>([^]*)<\/style>/.exec(component)?.[1] ?? '';
const sheets = [...named('.css'), ...named('.svelte').map(styleOf)].join('\n');
const plain = sheets
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1')
  .replaceAll(/\[[^\]]*\]/g, '[]')
  .replaceAll(/\([^()]*\)/g, '');
const selectors = [...plain.matchAll(/([^{};]+)\{/g)]
  .map(([, selector = '']) => selector.trim())
  .filter((selector) => !selector.startsWith('@'));

// An inserted element restyles all following siblings, unless no selector can match them.
it('a selector looks only at neighbours with a class or an attribute', () => {
  const neighbours = selectors.flatMap((selector) => [...selector.matchAll(/([^\s>+~,]+)\s+[+~]/g)]);
  expect(neighbours.length).toBeGreaterThan(5);
  expect(neighbours.map(([, before = '']) => before).filter((before) => !/[.[]/.test(before))).toEqual([]);
});

// A selector that looks back over all previous siblings restyles all of them with each insertion.
it('a selector matches only the adjacent sibling', () => {
  expect(selectors.filter((selector) => selector.includes('~'))).toEqual([]);
});
