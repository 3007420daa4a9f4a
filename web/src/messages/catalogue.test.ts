import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';
import { padCatalogues } from './pad.svelte';
import { pluralIn } from './plural';
import { replayCatalogues } from './replay.svelte';
import { ru } from './ru';

const others = { de, nl, fr, ru };

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

describe('the message catalogues', () => {
  it.each(Object.entries(others))('have the same keys in %s as in English', (_, catalogue) => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(en).sort());
  });

  it('have the same keys in the pages that come later', () => {
    expect(keysOf(padCatalogues.de)).toEqual(keysOf(padCatalogues.en));
    for (const catalogue of Object.values(replayCatalogues))
      expect(keysOf(catalogue)).toEqual(keysOf(replayCatalogues.en));
  });

  it('have no empty text', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    expect([en, ...Object.values(others), padCatalogues, replayCatalogues].flatMap(texts)).not.toContain('');
  });

  it.each(Object.entries(others))('repeat no English sentence in %s', (_, catalogue) => {
    const sentences = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(sentences)
        : typeof value === 'string' && /\p{L}{2,} \p{L}{2,}/u.test(value)
          ? [value]
          : [];
    const english = new Set(sentences(en));
    expect(sentences(catalogue).filter((sentence) => english.has(sentence))).toEqual([]);
  });

  it('count in the plural of the language', () => {
    expect(en.play.cards(1)).toBe('1 card');
    expect(en.play.cards(0)).toBe('0 cards');
    expect(de.play.cards(1)).toBe('1 Schein');
    expect([1, 2, 5, 21].map(ru.play.cards)).toEqual(['1 карта', '2 карты', '5 карт', '21 карта']);
    expect(fr.play.cards(0)).toBe('0 carte');
    expect(nl.play.cards(1)).toBe('1 kaart');
    expect(pluralIn('ru')(3, { one: '# карта', few: '# карты', other: '# карт' })).toBe('3 карты');
  });

  it('address the reader and name the others', () => {
    const cleo = { you: false, name: 'Cleo' };
    const me = { you: true, name: 'Lena' };
    expect(en.story.raised(cleo, 90)).toBe('Cleo 90.');
    expect(de.story.raised(me, 90)).toBe('Du bietest 90.');
  });
});
