import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { ends } from '../../model/fixtures/ends';
import { moments } from '../../model/fixtures/moments';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

const languages = ['en', 'de', 'nl', 'fr', 'ru'] as const;

/** Times, versions and counts. */
const isNoMoney =
  /^(at|now|since|version|opens_at|pile|game|count|ends|left|.*_(ms|within|after|until|limit))$/;

/** The same message of an edition in which all money and all points are a thousand times as much. */
function inThousands<Value>(value: Value): Value {
  const of = (one: unknown, under: string): unknown => {
    if (typeof one === 'number')
      return one >= 10 && one % 10 === 0 && !isNoMoney.test(under) ? one * 1000 : one;
    if (Array.isArray(one)) return one.map((inner) => of(inner, under));
    if (typeof one !== 'object' || one === null) return one;
    const isMoney = Object.keys(one).length > 0 && Object.keys(one).every((name) => /^\d+$/.test(name));
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) => [
        isMoney ? String(Number(name) * 1000) : name,
        isMoney ? inner : of(inner, name),
      ]),
    );
  };
  return of(value, '') as Value;
}

const attributes = ['aria-label', 'title', 'alt', 'aria-valuetext', 'placeholder'];

/** All texts of the page that have a number of five digits without a mark between thousands. */
function unmarked(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of attributes) found.push(element.getAttribute(name) ?? '');
  return found.filter((text) => /\d{5,}/.test(text));
}

afterEach(() => {
  cleanup();
  return setLocale('en');
});

const all = [
  ...Object.keys(scenes),
  ...Object.keys(moments),
  ...Object.keys(ends),
  ...['turn', 'auction', 'pay', 'offer'].map((scene) => `hand-${scene}`),
];

it.each(all.map((name, index) => [name, languages[index % languages.length] ?? 'en'] as const))(
  'marks thousands in each number of %s, in %s',
  async (name, language) => {
    await setLocale(language);
    const { session } = seatedAt(name, {}, { table: inThousands, event: inThousands, view: inThousands });
    render(TableHarness, { session });
    await new Promise((resolve) => void setTimeout(resolve));
    expect(unmarked()).toEqual([]);
  },
);
