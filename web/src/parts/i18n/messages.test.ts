// @vitest-environment node
import { readFileSync } from 'node:fs';
import { all } from 'virtual:messages/all';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../tools/messages/contract';
import { modulesPath, typesPath } from '../../../tools/messages/generate';
import { messagesOf, sectionsIn } from '../../../tools/messages/read';
import { messageTypes, moduleTypes } from '../../../tools/messages/types';
import { de, en, fr, nl, ru } from './fixtures/languages';

const contract = contractOf();
const other = ['de', 'nl', 'fr', 'ru'] as const;

/** Returns a test's argument of a message with a plural. */
function sampleFor(name: string, uses: ReadonlySet<string>, count: number): unknown {
  if (uses.has('number')) return count;
  if (uses.has('you')) return { you: false, name: 'Cleo' };
  if (uses.has('flag')) return true;
  return name;
}

/** Each message with a plural, for 0, 1, 2, 5 and 21. */
function counted(language: keyof typeof all): string {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((texts, key) => (texts as Record<string, unknown>)[key], all[language]);
  const lines = [...contract]
    .filter(
      ([path, parameters]) => !path.includes('.texts.') && parameters.some(({ uses }) => uses.has('number')),
    )
    .map(([path, parameters]) => {
      const write = at(path) as (...args: unknown[]) => string;
      const results = [0, 1, 2, 5, 21].map((count) =>
        write(...parameters.map(({ name, uses }) => sampleFor(name, uses, count))),
      );
      return `${path}\n${results.map((text) => `  ${text}\n`).join('')}`;
    });
  return lines.join('');
}

describe('the messages', () => {
  it('have the types that are generated from them (npm run generate)', () => {
    expect(readFileSync(typesPath, 'utf8')).toBe(messageTypes(contract));
    expect(readFileSync(modulesPath, 'utf8')).toBe(moduleTypes());
  });

  it.each(['en', ...other] as const)(
    'with a number match their snapshot for 0, 1, 2, 5 and 21 in %s',
    async (language) => {
      await expect(counted(language)).toMatchFileSnapshot(`./fixtures/counted/${language}.txt`);
    },
  );

  it.each(other)('repeat no English sentence in %s', (language) => {
    const sentences = (of: 'en' | (typeof other)[number]) =>
      messagesOf(sectionsIn(of))
        .map(({ text }) => text)
        .filter((text) => !text.includes('{') && /\p{L}{2,} \p{L}{2,}/u.test(text));
    const english = new Set(sentences('en'));
    expect(sentences(language).filter((text) => english.has(text))).toEqual([]);
  });

  it('use the plural rules of the language', () => {
    expect(en.play.cards(0)).toBe('0 notes');
    expect(de.play.cards(1)).toBe('1 Schein');
    expect([1, 2, 5, 21].map(ru.play.cards)).toEqual(['1 купюра', '2 купюры', '5 купюр', '21 купюра']);
    expect(fr.play.cards(0)).toBe('0 carte');
    expect(nl.play.cards(1)).toBe('1 kaart');
  });

  it('address the reader and name the others', () => {
    expect(en.story.raised({ you: false, name: 'Cleo' }, 90)).toBe('Cleo 90.');
    expect(de.story.raised({ you: true, name: 'Lena' }, 90)).toBe('Du bietest 90.');
  });
});

describe('the comparison of languages', () => {
  const compared = (own: string, english = '{who, select, you {You bid} other {{who} bids}} {amount}.') =>
    contractOf({ en: { a: { bid: english } }, de: { a: { bid: own } } }, { 'a.bid': ['who', 'amount'] });

  it('accepts matching parameters', () => {
    const parameters = compared('{who, select, you {Du bietest} other {{who} bietet}} {amount}.').get(
      'a.bid',
    );
    expect(parameters?.map(({ name }) => name)).toEqual(['who', 'amount']);
  });

  it.each([
    [
      'an argument is missing',
      '{who, select, you {Du bietest} other {{who} bietet}}.',
      /de: a\.bid: \{amount\} is missing/,
    ],
    ['an argument has another name', '{who} {sum}', /is missing/],
    ['a text is empty', '', /has no text in de/],
    ['a brace is not closed', '{who', /de: a\.bid/],
    ['a case other is missing', '{who, select, you {Du}} {amount}', /de: a\.bid/],
    ['a format is unknown', '{who} {amount, money}', /is not one of number/],
  ])('fails if %s', (_, own, message) => {
    expect(() => compared(own)).toThrow(message);
  });
});
