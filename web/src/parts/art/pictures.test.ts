import { expect, it } from 'vitest';
import { characters } from '../../model/characters.gen';
import { art } from './pictures';

it('every bot that people play against has a face', () => {
  expect(characters.map(({ kind }) => kind).filter((kind) => art(`bot-${kind}`) === '')).toEqual([]);
});
