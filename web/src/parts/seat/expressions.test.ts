// @vitest-environment node
import { expect, it } from 'vitest';
import { characters } from '../../model/characters.gen';
import type { Mood } from '../../model/mood';
import { expressionOf } from './expressions';

const moods: readonly Mood[] = ['pleased', 'hurt', 'scheming'];

it.each(characters.map(({ kind }) => kind))('the %s has three different expressions', (kind) => {
  const drawn = moods.map((mood) => JSON.stringify(expressionOf(kind, mood)));
  expect(new Set(drawn).size).toBe(3);
  expect(drawn.every((one) => one.length > 2 && !/NaN|undefined/.test(one))).toBe(true);
});

it('other bots have none', () => {
  expect(expressionOf('random', 'hurt')).toEqual([]);
});
