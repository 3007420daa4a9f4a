import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pluralIn } from './plural';

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

describe('the message catalogues', () => {
  it('have the same keys in every language', () => {
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it('have no empty text', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    expect([...texts(en), ...texts(de)]).not.toContain('');
  });

  it('count in the plural of the language', () => {
    expect(en.play.cards(1)).toBe('1 card');
    expect(en.play.cards(0)).toBe('0 cards');
    expect(de.play.cards(1)).toBe('1 Schein');
    expect(pluralIn('ru')(3, { one: '# карта', few: '# карты', other: '# карт' })).toBe('3 карты');
  });

  it('address the reader and name the others', () => {
    const cleo = { you: false, name: 'Cleo' };
    const me = { you: true, name: 'Lena' };
    expect(en.story.raised(cleo, 90)).toBe('Cleo 90.');
    expect(de.story.raised(me, 90)).toBe('Du bietest 90.');
  });
});
